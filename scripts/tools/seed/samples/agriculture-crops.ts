// Invented SAMPLES that seed an empty local store: not real projects, companies or offers.
import * as es from './es/agriculture-crops.ts';
import type { Sample } from './sample.ts';
import { sheet } from './sheet.ts';
import * as zh from './zh/agriculture-crops.ts';

export const grainStorage: Sample = {
  id: '58d56444-7ba8-42ca-8e86-5d1a2c6b40b0',
  title: 'Grain drying and storage network in the northern Pampas',
  subtitle: 'Three elevators for farms within 40 km of Pergamino: 180,000 tonnes, drying and seed cleaning.',
  sector: 'agriculture',
  description: sheet(
    ['Location: Pergamino district', 'Scale: 34 hectares in all'],
    [
      `The project builds three elevators on paved roads between Pergamino and the ports of the Paraná. Each site has a
      weighbridge, a quality laboratory, continuous-flow dryers and steel silos that keep soybean, corn, wheat and
      field peas apart by grade. One site adds a cleaning and treating line for seed.`,
      `Farmers in the catchment now hold much of their harvest in silo bags and sell at the peak of the season. The
      sites would let them dry early, wait and deliver by contract. Income is planned from storage, drying and handling
      fees; the project does not trade grain on its own account.`,
      `The first site is planned to open 14 months after financial close, in time for the coarse-grain harvest, and the
      other two a year later. Soil studies, dryer sizing and the traffic survey are available to interested parties.
      Rooftop solar panels and heat recovery in the dryers are priced as options.`,
    ],
  ),
  // Compared with US$11 million for 50,000 tonnes of silos at Cuatro Cañadas, Bolivia (Emapa; trade press, 2014) and
  // US$1.7 million for a plant that handles 25,000 tonnes a year (CREA and AZ Group): dryers and three sites cost more.
  facts: {
    province: 'BSAS',
    investment: { from: 38_000_000 },
    stage: 'feasibility',
    seeking: ['equity', 'debt'],
    open: ['land-title', 'financing'],
    subSector: 'grain-storage',
    place: { locality: 'Pergamino', at: { latitude: -33.89, longitude: -60.57 } },
    totalCost: 41_000_000,
    capacity: { amount: 180_000, unit: 'tonnes' },
    promoter: { kind: 'private' },
    firmSize: 'medium-1',
    jobs: { construction: 160, operation: 46 },
    returns: { kind: 'irr', from: 12 },
    milestones: [
      { kind: 'permit', month: '2027-04' },
      { kind: 'financing', month: '2027-06' },
      { kind: 'construction', month: '2027-07' },
      { kind: 'operation', month: '2028-08' },
    ],
    documents: [
      { kind: 'feasibilityStudy', access: 'nda', date: '2026-03-12', language: 'es' },
      { kind: 'technicalSpecifications', access: 'nda', date: '2026-05-04', language: 'es' },
    ],
  },
  translations: { es: es.grainStorage, zh: zh.grainStorage },
  images: [
    {
      file: 'sectors/agriculture-header.jpg',
      crop: { left: 23.4, top: 9.3, width: 76.6, height: 90.7 },
      alt: {
        en: 'A red combine cutting ripe soybeans and unloading into a grain cart behind a green tractor',
        es: 'Una cosechadora roja que corta soja madura y descarga en una tolva tirada por un tractor verde',
        zh: '红色联合收割机收割成熟的大豆，把豆粒卸入绿色拖拉机牵引的运粮车',
      },
    },
    {
      file: 'sectors/agriculture-header.jpg',
      crop: { left: 6.3, top: 28.7, width: 50, height: 59.3 },
      alt: {
        en: 'Grain silos, an elevator and silo bags beyond ripe soybeans',
        es: 'Silos, una torre elevadora y silobolsas detrás de la soja madura',
        zh: '成熟的大豆田尽头是粮食筒仓、提升塔和储粮袋',
      },
    },
    {
      file: 'provinces/BSAS.jpg',
      crop: { left: 0, top: 8.5, width: 70, height: 83 },
      alt: {
        en: 'Ripe wheat beside a pasture with cattle and a wind pump on the Pampas',
        es: 'Trigo maduro junto a un potrero con vacas y un molino, en la pampa',
        zh: '潘帕斯草原上，成熟的麦田旁是有牛群和提水风车的牧场',
      },
    },
  ],
};

export const durumMill: Sample = {
  id: '850b26c1-39a1-4656-8f95-6165be9721ca',
  title: 'Durum wheat semolina mill at Tres Arroyos',
  subtitle: '300 tonnes a day of identity-preserved durum from 25,000 hectares, near two deep-water ports.',
  sector: 'agriculture',
  description: sheet(
    ['Location: Tres Arroyos district', 'Scale: segregated silos for 40,000 tonnes'],
    [
      `The south-east of Buenos Aires Province has the cool springs and steady ripening weather that durum wheat needs.
      The project mills it where it is grown: a semolina plant with segregated silos, so that each lot can be traced to the field and sold by protein and colour.`,
      `Growers’ groups have signed letters of intent for 25,000 hectares. Contracts fix the variety, the nitrogen plan
      and a premium for quality, and leave the base price to the market. Semolina leaves in bulk or in big bags for
      pasta makers at home and abroad, through Quequén or Bahía Blanca. Bran goes to dairies in the district.`,
      `Construction takes 16 months, with commissioning before the December harvest. The preferred partner makes pasta
      or trades semolina and would take at least half of the output under a five-year agreement. The environmental study
      for the province is under way, and the power supply has been confirmed by the local cooperative.`,
    ],
  ),
  // Compared with the wheat mill of Molinos Florencia at Córdoba: about US$15 million for 300 tonnes a day, silos for
  // 30,100 tonnes and 50 jobs (La Voz). Building costs twice as much as in 2023 (La Nación, 11 March 2026), and durum
  // needs purifiers and separate silos.
  facts: {
    province: 'BSAS',
    investment: { from: 31_000_000 },
    stage: 'feasibility',
    seeking: ['equity', 'debt', 'offtake'],
    open: ['financing'],
    subSector: 'food-processing',
    place: { locality: 'Tres Arroyos', at: { latitude: -38.37, longitude: -60.28 } },
    totalCost: 36_000_000,
    capacity: { amount: 300, unit: 'tonnes-per-day' },
    promoter: { kind: 'private' },
    firmSize: 'medium-1',
    jobs: { construction: 140, operation: 72 },
    milestones: [
      { kind: 'permit', month: '2027-03' },
      { kind: 'financing', month: '2027-06' },
      { kind: 'construction', month: '2027-08' },
      { kind: 'operation', month: '2028-12' },
    ],
    documents: [
      { kind: 'marketStudies', access: 'nda', date: '2026-02-18', language: 'es' },
      { kind: 'feasibilityStudy', access: 'nda', date: '2026-06-30', language: 'es' },
    ],
  },
  translations: { es: es.durumMill, zh: zh.durumMill },
  images: [
    {
      file: 'provinces/BSAS.jpg',
      crop: { left: 0, top: 42.9, width: 28.2, height: 33.4 },
      alt: {
        en: 'A red combine harvesting ripe wheat beyond a wire fence, with a row of trees and low hills behind',
        es: 'Una cosechadora roja en un trigal maduro, tras un alambrado, con una hilera de árboles y sierras bajas al fondo',
        zh: '铁丝围栏外，一台红色收割机正在收割成熟的小麦，远处有一排树木和低矮的山丘',
      },
    },
    {
      file: 'home/2.jpg',
      crop: { left: 35.2, top: 20.8, width: 64.8, height: 76.9 },
      alt: {
        en: 'A field of ripe wheat with a fork-tailed flycatcher on a dry thistle, and a farmhouse and wind turbines behind',
        es: 'Un campo de trigo maduro con una tijereta posada en un cardo seco y, detrás, una casa de campo y aerogeneradores',
        zh: '成熟的麦田里，一只叉尾王霸鹟停在枯蓟枝头，远处是农舍和风力发电机',
      },
    },
  ],
};
