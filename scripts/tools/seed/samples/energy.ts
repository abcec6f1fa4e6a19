// Invented SAMPLES that seed an empty local store: not real projects, companies or offers.
import * as es from './es/energy.ts';
import type { Sample } from './sample.ts';
import { sheet, structuredSheet } from './sheet.ts';
import * as zh from './zh/energy.ts';

export const windFarm: Sample = {
  id: 'c9aff134-8731-43a1-811e-4012ffabafb2',
  title: '156 MW wind farm with battery storage near Bahía Blanca',
  subtitle: '26 turbines on farmland, a 40 MWh battery and a 9 km line, subject to grid capacity.',
  sector: 'energy',
  description: structuredSheet(
    ['Location: Bahía Blanca district', 'Scale: 3,900 hectares under lease'],
    [
      '## The site',
      `Four masts and a lidar have measured the site for more than three years. The layout places 26 turbines of 6 MW on
      five farms that go on growing wheat and raising cattle; roads, pads and the substation take **less than two per
      cent** of the land. Leases run for 30 years.`,
      '## Sale of power',
      `Power would be sold under private contracts with large users, within the framework for renewable energy (Law
      27.191). Two manufacturers have signed memoranda for a third of the output. The battery smooths the evening ramp
      and offers reserve to the grid.`,
      '## Construction',
      [
        '| Step | Planned |',
        '| --- | --- |',
        '| First turbines turning | month 17 |',
        '| Construction | 22 months |',
      ].join('\n'),
      `The bird and bat survey covers two full migrations and moved six turbines away from a seasonal lagoon. An application to the incentive
      regime for large investments (RIGI, Law 27.742, from US$200 million) is being prepared; it is subject to approval
      and to the dates in force.`,
    ],
  ),
  // Compared with the wind farm of PCR and ArcelorMittal Acindar at Olavarría: 30 turbines of 6 MW, US$275 million, 1,300
  // direct and indirect jobs in construction (Resolution 1254/2025; Infobae, 27 August 2025).
  facts: {
    province: 'BSAS',
    investment: { from: 232_000_000 },
    stage: 'permits',
    seeking: ['equity', 'debt', 'offtake'],
    open: ['grid', 'financing'],
    subSector: 'wind',
    place: { locality: 'Bahía Blanca', at: { latitude: -38.72, longitude: -62.27 } },
    totalCost: 238_000_000,
    capacity: { amount: 156, unit: 'mw' },
    promoter: { kind: 'private' },
    firmSize: 'large',
    jobs: { construction: 340, operation: 16 },
    returns: { kind: 'irr', from: 12, to: 14 },
    milestones: [
      { kind: 'permit', month: '2027-03' },
      { kind: 'financing', month: '2027-08' },
      { kind: 'construction', month: '2027-09' },
      { kind: 'operation', month: '2029-07' },
    ],
    documents: [
      { kind: 'environmentalImpact', access: 'nda', date: '2026-05-11', language: 'es' },
      { kind: 'technicalSpecifications', access: 'nda', date: '2026-07-02', language: 'en' },
    ],
  },
  translations: { es: es.windFarm, zh: zh.windFarm },
  questions: [
    {
      id: 'question-farming',
      on: '2026-08-19',
      texts: {
        en: {
          question: 'May the farmers go on working between the turbines?',
          answer: 'Yes. The leases leave all land but roads, pads and the substation to the five farms.',
        },
        es: {
          question: '¿Los productores pueden seguir trabajando entre los aerogeneradores?',
          answer:
            'Sí. Los contratos dejan a los cinco campos toda la tierra, salvo los caminos, las plataformas y la subestación.',
        },
        zh: {
          question: '风机之间的土地能否继续耕作？',
          answer: '可以。除道路、吊装平台和变电站用地外，其余土地仍由五家农场使用。',
        },
      },
    },
  ],
  images: [
    {
      file: 'home/2.jpg',
      crop: { left: 0, top: 3.5, width: 59.8, height: 70.8 },
      alt: {
        en: 'A row of white wind turbines over ripe wheat on the Pampas at noon',
        es: 'Una fila de aerogeneradores blancos sobre el trigo maduro de la pampa, al mediodía',
        zh: '正午时分，潘帕斯草原成熟的麦田上立着一排白色风力发电机',
      },
    },
    {
      file: 'home/2.jpg',
      crop: { left: 35.2, top: 20.8, width: 64.8, height: 76.9 },
      alt: {
        en: 'A bird with a long forked tail on a thistle in ripe wheat, with wind turbines and a farmhouse behind',
        es: 'Una tijereta sobre un cardo en el trigo maduro, con aerogeneradores y una casa de campo detrás',
        zh: '成熟麦田中，一只叉尾鸟停在蓟草上，远处是风力发电机和农舍',
      },
    },
  ],
};

export const fieldServices: Sample = {
  id: '787ee39c-397c-49dc-8495-5b0c1ac512d9',
  title: 'Produced-water recycling and flare-gas recovery in Vaca Muerta',
  subtitle: 'Modular plants that return treated water to the field and turn flared gas into power for pumps.',
  sector: 'energy',
  description: structuredSheet(
    ['Location: Añelo department', 'Scale: 12,000 cubic metres of water a day; 48 MW of gas-fired modules'],
    [
      `Wells in the Vaca Muerta shale return salty water with the oil and gas, and early production is often flared
      before a pipeline arrives. The project serves both needs with units that travel by road and are set up in three
      weeks on a pad.`,
      '## Two kinds of units',
      [
        '- **Water units** remove solids, oil and iron and send the water back for the next hydraulic fracture, which cuts trucking and the draw on the Neuquén River.',
        '- **Power units** run on associated gas and feed electric pumps, replacing diesel.',
      ].join('\n'),
      `The pilot treated 900 cubic metres a day and met the operator’s specification on 96 per cent of the
      days.`,
      '## Growth and permits',
      `Growth is by hubs: five sites over four years, each built only after a service contract of at least five years is
      signed. A first hub of US$15 million can be funded on its own. Provincial permits for handling, storage and
      emissions are listed site by site in the data room, with the pilot’s results.`,
    ],
  ),
  // Compared with the first mobile unit of Nalco and Falmet: 250 cubic metres a day and about US$2 million with its
  // development (Río Negro; OPSur), of which 48 make this capacity, and a water main of 30,000 cubic metres a day from
  // Añelo for US$50 million (Tres Líneas).
  facts: {
    province: 'NEU',
    investment: { from: 86_000_000 },
    stage: 'permits',
    seeking: ['equity', 'debt', 'offtake'],
    open: ['permits', 'financing'],
    subSector: 'oil-gas-services',
    place: { locality: 'Añelo', at: { latitude: -38.35, longitude: -68.79 } },
    totalCost: 118_000_000,
    capacity: { amount: 12_000, unit: 'cubic-metres-per-day' },
    promoter: { kind: 'private' },
    firmSize: 'medium-2',
    jobs: { construction: 90, operation: 140 },
    milestones: [
      { kind: 'permit', month: '2027-02' },
      { kind: 'financing', month: '2027-05' },
      { kind: 'construction', month: '2027-06' },
      { kind: 'operation', month: '2027-09' },
    ],
    documents: [{ kind: 'technicalSpecifications', access: 'nda', date: '2026-08-05', language: 'en' }],
  },
  translations: { es: es.fieldServices, zh: zh.fieldServices },
  images: [
    {
      file: 'sectors/energy-header.jpg',
      crop: { left: 15.6, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'A tall white and blue drilling rig on its pad in the steppe, with lorries on a dust road',
        es: 'Un alto equipo de perforación blanco y azul en plena estepa, con camiones en un camino de tierra',
        zh: '荒原井场上高耸的蓝白色钻机，土路上有卡车驶过',
      },
    },
    {
      file: 'sectors/energy-header.jpg',
      crop: { left: 12, top: 38, width: 43, height: 51 },
      alt: {
        en: 'A gas plant with a small flare at the end of a dust road, below banded red cliffs',
        es: 'Una planta de gas con una pequeña antorcha al final de un camino de tierra, junto a bardas rojizas',
        zh: '土路尽头燃着小火炬的天然气处理厂，旁边是红色层状崖壁',
      },
    },
  ],
};

export const smallHydro: Sample = {
  id: '76e4766b-dfd4-44bb-9678-a352968d7508',
  title: 'Small hydro and floating solar on existing reservoirs in Córdoba',
  subtitle: 'New turbines at three built dams and 22 MW of floating panels, with no new flooding.',
  sector: 'energy',
  description: sheet(
    ['Location: Calamuchita department', 'Scale: 14 MW of hydropower'],
    [
      `Several dams in the sierras were built for water supply and flood control and release water without generating.
      The project adds compact turbines to the outlets of three of them, without raising a wall or changing the releases
      set by the water authority. All three are far below the 50 MW limit that the Renewable Energy Law (Law 27.191)
      sets for hydro.`,
      `Floating panels are anchored on the reservoir with the steadiest level, cover six per cent of its surface and stay
      away from beaches, sailing routes and the water intake. They share the hydro plant’s substation and line. Panels
      produce by day and the turbines, within the permitted releases, in the evening.`,
      `The first dam can generate in month 18, the last in month 33. Consultation with the towns around the lakes is
      part of the first phase, and a quarter of the concession fee is earmarked for shore maintenance. A partner is
      sought with experience in refurbishing hydro plants.`,
    ],
  ),
  // At the world’s average costs 14 MW of hydropower and 22 MW of solar panels are US$56 million (IRENA, Renewable Power
  // Generation Costs in 2023: US$2,806 and US$758 a kilowatt).
  facts: {
    province: 'CBA',
    investment: { from: 49_000_000 },
    stage: 'feasibility',
    seeking: ['joint-venture', 'debt'],
    open: ['permits', 'community', 'financing'],
    subSector: 'small-hydro',
    place: { locality: 'Embalse', at: { latitude: -32.18, longitude: -64.42 } },
    totalCost: 54_000_000,
    capacity: { amount: 36, unit: 'mw' },
    promoter: { kind: 'province' },
    jobs: { construction: 180, operation: 14 },
    milestones: [
      { kind: 'permit', month: '2027-10' },
      { kind: 'financing', month: '2028-02' },
      { kind: 'construction', month: '2028-03' },
      { kind: 'operation', month: '2029-09' },
    ],
    documents: [{ kind: 'feasibilityStudy', access: 'nda', date: '2026-07-21', language: 'es' }],
  },
  translations: { es: es.smallHydro, zh: zh.smallHydro },
  images: [
    {
      file: 'provinces/CBA.jpg',
      crop: { left: 7.8, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'A reservoir lake winding between the green sierras of Córdoba',
        es: 'Un embalse que serpentea entre las sierras verdes de Córdoba',
        zh: '科尔多瓦青翠山岭间蜿蜒的水库',
      },
    },
    {
      file: 'provinces/CBA.jpg',
      crop: { left: 31.3, top: 30.6, width: 58.6, height: 69.4 },
      alt: {
        en: 'The blue water of a reservoir among wooded hills in Córdoba, seen from above',
        es: 'El agua azul de un embalse entre lomas arboladas de Córdoba, vista desde lo alto',
        zh: '从高处望去，科尔多瓦林木山丘间的蓝色水库',
      },
    },
  ],
};
