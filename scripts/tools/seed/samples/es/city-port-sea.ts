// Invented SAMPLES that seed an empty local store: not real projects, companies or offers.
import type { OpportunityTexts } from '#domain/opportunity/translations';
import { sheet } from '../sheet.ts';

export const dockQuarter: OpportunityTexts = {
  title: 'Barrio ribereño de usos mixtos en el sur de Buenos Aires',
  subtitle: 'Viviendas, oficinas y talleres en 5,8 hectáreas de antiguos depósitos; la mitad, espacio público.',
  description: sheet(
    ['Ubicación: Comuna 4', 'Escala: 128.000 metros cuadrados por construir en cuatro fases'],
    [
      `El predio reúne once depósitos entre los muelles del sur y las calles de Barracas. Siete galpones de ladrillo se
      conservan y pasan a ser talleres, un mercado y una escuela de oficios. A su alrededor, el plan prevé 940 viviendas,
      en su mayoría de uno a tres dormitorios, y 31.000 metros cuadrados de oficinas en dos torres.`,
      `La mitad del suelo queda abierta al público: un parque lineal sobre el antiguo ramal ferroviario, una plaza y un
      paseo ribereño elevado por encima de la cota de inundación. El agua de lluvia se retiene en el predio. Todos los
      edificios están proyectados para ventilarse de forma natural y conectarse a un circuito común de calefacción y
      refrigeración.`,
      `La primera fase, con 210 viviendas y tres galpones restaurados, requiere US$ 38 millones y 26 meses. Cada fase
      siguiente comienza solo cuando la anterior está alquilada o vendida en un 50 %, y puede tener su propio socio. Los
      informes de dominio, de suelo y de patrimonio están terminados. La edificabilidad depende de la aprobación del
      Gobierno de la Ciudad, que se espera en un plazo de nueve a doce meses.`,
    ],
    'es',
  ),
};

export const riverLogistics: OpportunityTexts = {
  title: 'Parque logístico intermodal y de montaje liviano en Zárate',
  subtitle: 'Río, tren y autopista en 210 hectáreas: contenedores, depósitos fiscales y lotes con servicios.',
  description: sheet(
    ['Ubicación: partido de Zárate', 'Escala: playa para 180.000 contenedores por año; 64 lotes con servicios'],
    [
      `El parque se encuentra sobre el Paraná de las Palmas, 90 km al noroeste de Buenos Aires, junto a la autopista y a
      un ferrocarril de cargas. Muchos de los contenedores destinados a las terminales automotrices cercanas llegan hoy en
      camión desde los muelles de la Capital. Una playa junto al río permite que entren y salgan en barcaza.`,
      `El proyecto completa un muelle de 240 metros, un desvío ferroviario para trenes completos, 52.000 metros cuadrados
      de depósitos fiscales y una subestación eléctrica de 40 MVA. Los lotes, de una a cinco hectáreas, se venden o
      alquilan con agua, gas, fibra óptica y tratamiento de efluentes. Doscientas hectáreas están por encima de la
      crecida centenaria; el resto se conserva como humedal.`,
      `La playa abriría en el mes 15 y el muelle, en el mes 24. La concesión de la terminal se ofrece por 25 años. Se
      buscan en especial fabricantes de cableados, asientos, piezas de fundición e implementos, que pueden abastecer a
      plantas ubicadas a menos de una hora por ruta. Los listados de lotes, cargas y tarifas se entregan a pedido.`,
    ],
    'es',
  ),
};

export const deseadoPlant: OpportunityTexts = {
  title: 'Planta procesadora de calamar y merluza en Puerto Deseado',
  subtitle: '70 toneladas diarias junto al muelle pesquero, con frío, hielo y uso integral de subproductos.',
  description: sheet(
    ['Ubicación: Puerto Deseado, departamento Deseado', 'Escala: 6000 toneladas de almacenaje en frío; 3,1 hectáreas'],
    [
      `Gran parte del calamar que se desembarca en la costa patagónica se congela entero y se procesa en el exterior. El
      proyecto prevé limpiar, porcionar y congelar calamar y merluza a las pocas horas del desembarque: tubos, anillas y
      tentáculos de calamar, y filetes y lomos de merluza, en envases para los canales minorista y gastronómico.`,
      `La planta compra a buques independientes mediante acuerdos de abastecimiento; cinco armadores firmaron cartas de
      intención por 11.000 toneladas anuales. El proyecto no incluye permisos ni cuotas de pesca, y cada lote se acepta
      solo con la documentación de captura que exige el Régimen Federal de Pesca (Ley 24.922).`,
      `Las cabezas, las pieles y los espinazos se transforman en harina y aceite en una línea cerrada. La refrigeración con
      amoníaco, la recuperación de calor y dos aerogeneradores de 1 MW limitan el consumo de energía, y el agua de proceso
      se trata antes del vertido. La obra lleva 14 meses, para abrir antes de la temporada del calamar. El plan prevé
      190 puestos de trabajo, dos tercios de ellos durante todo el año, porque la merluza cubre los meses sin calamar.`,
    ],
    'es',
  ),
};
