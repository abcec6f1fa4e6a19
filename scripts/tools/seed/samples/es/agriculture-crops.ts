// Invented SAMPLES that seed an empty local store: not real projects, companies or offers.
import type { OpportunityTexts } from '#domain/opportunity/translations';
import { landNote } from '../land-note.ts';
import { sheet } from '../sheet.ts';

export const grainStorage: OpportunityTexts = {
  title: 'Red de acopio y secado de granos en el norte de la región pampeana',
  subtitle: 'Tres plantas para campos a 40 km de Pergamino: 180.000 toneladas, secado y limpieza de semillas.',
  description: sheet(
    ['Ubicación: partido de Pergamino', 'Escala: 34 hectáreas en total'],
    [
      `El proyecto prevé tres plantas de acopio sobre rutas pavimentadas, entre Pergamino y los puertos del Paraná. Cada
      una tendrá balanza, laboratorio de calidad, secadoras de flujo continuo y silos metálicos para guardar la soja, el
      maíz, el trigo y la arveja separados por calidad. Una de ellas suma una línea de limpieza y tratamiento de
      semillas.`,
      `Hoy los productores de la zona guardan buena parte de la cosecha en silobolsas y venden en el pico de la campaña.
      Las plantas les permitirían secar antes, esperar y entregar por contrato. Los ingresos previstos provienen de las
      tarifas de almacenaje, secado y manipuleo; el proyecto no comercializa granos por cuenta propia.`,
      `La primera planta abriría 14 meses después del cierre financiero, a tiempo para la cosecha gruesa, y las otras dos,
      un año más tarde. Los estudios de suelo, el dimensionamiento de las secadoras y el estudio de tránsito están a
      disposición de los interesados. Los paneles solares en los techos y la recuperación de calor en las secadoras están
      cotizados como opcionales.`,
    ],
    'es',
  ),
};

export const durumMill: OpportunityTexts = {
  title: 'Molino de sémola de trigo candeal en Tres Arroyos',
  subtitle: '300 toneladas diarias de candeal de 25.000 hectáreas bajo contrato, con dos puertos profundos cerca.',
  description: sheet(
    ['Ubicación: partido de Tres Arroyos', 'Escala: silos separados para 40.000 toneladas'],
    [
      `El sudeste bonaerense ofrece las primaveras frescas y el clima estable durante la maduración que necesita el trigo
      candeal. El proyecto lo muele donde se cultiva: una planta de sémola con silos separados, de modo que cada lote pueda rastrearse hasta el campo y venderse según proteína y color.`,
      `Grupos de productores firmaron cartas de intención por 25.000 hectáreas. Los contratos fijan la variedad, el plan
      de fertilización nitrogenada y una bonificación por calidad, y dejan el precio base librado al mercado. La sémola
      sale a granel o en big bags hacia fabricantes de pastas del país y del exterior, por Quequén o Bahía Blanca. El
      afrecho se destina a los tambos del partido.`,
      `La construcción demanda 16 meses, con la puesta en marcha antes de la cosecha de diciembre. Se prefiere un socio
      que fabrique pastas o comercialice sémola y que tome al menos la mitad de la producción con un acuerdo a cinco años.
      El estudio ambiental para la provincia está en curso y la cooperativa local confirmó el suministro eléctrico.`,
    ],
    'es',
  ),
};

export const caneSugar: OpportunityTexts = {
  title: 'Azúcar orgánico de caña con riego por goteo en Tucumán',
  subtitle: 'Conversión de 3200 hectáreas de caña a la producción orgánica, con un pequeño ingenio propio.',
  description: sheet(
    ['Ubicación: departamento Cruz Alta', 'Escala: 26.000 toneladas de azúcar orgánico por año a plena producción'],
    [
      `El proyecto reúne 41 explotaciones familiares de la llanura al este de San Miguel de Tucumán. Reemplaza la quema
      previa a la cosecha por el corte en verde, conserva el residuo de cosecha como cobertura del suelo e instala goteo
      enterrado en los suelos más livianos, donde la lluvia es menos segura.`,
      `Un ingenio propio evita mezclar caña orgánica y convencional. Está dimensionado para una zafra de 150 días, quema
      su propio bagazo para obtener vapor y electricidad, y devuelve a los lotes la cachaza y las cenizas. No genera
      vinaza, porque no destila alcohol.`,
      `La certificación se rige por la ley nacional de producción orgánica (Ley 25.127) y por las normas de los países de
      destino. La conversión de cada lote lleva hasta tres campañas, por lo que la superficie ingresa por bloques y el
      ingenio abre en el mes 30. Se buscan socios que aporten mercado para el azúcar certificado; la asociación de
      productores conservaría un lugar en el directorio y abastecería al ingenio con contratos a 15 años.`,
      landNote('es'),
    ],
    'es',
  ),
};

export const chacoCotton: OpportunityTexts = {
  title: 'Algodón trazable: desmotadora e hilandería en el centro del Chaco',
  subtitle: 'Del lote al hilado en una zona: desmotadora, 22.000 husos y algodón trazable de 18.000 hectáreas.',
  description: sheet(
    ['Ubicación: departamento Comandante Fernández', 'Escala: 45.000 toneladas de algodón en bruto por año'],
    [
      `El algodón de la zona de Presidencia Roque Sáenz Peña suele salir de la provincia como fibra. Este proyecto lo
      desmota y lo hila en el lugar. Cada módulo se identifica en el lote con una etiqueta que acompaña al algodón por
      la desmotadora hasta el fardo y la partida de hilado, de modo que un confeccionista pueda indicar los campos de
      origen de una camisa.`,
      `La desmotadora trabaja de marzo a agosto y la hilandería, todo el año, con fardos almacenados. La semilla se vende
      para forraje y aceite; los residuos del desmote se convierten en pellets combustibles, y la fibra que excede las
      necesidades de la hilandería se vende en fardos. Los contratos con los productores abarcan la siembra en surcos
      estrechos, las áreas de refugio y el control del picudo algodonero acordado con el programa provincial.`,
      `La desmotadora abriría en el mes 12 y los primeros 11.000 husos, en el mes 20. La segunda mitad de la hilandería
      depende de que se firmen contratos de compra. Se prevén unos 260 puestos de trabajo permanentes, y está en
      redacción un convenio de capacitación con la escuela técnica local. Los títulos de hilado, los servicios
      auxiliares y la distribución de planta se detallan en el estudio.`,
    ],
    'es',
  ),
};

export const pecanOrchard: OpportunityTexts = {
  title: 'Plantaciones de pecán y planta de descascarado junto al río Uruguay',
  subtitle: 'Pecán en contraestación: 1400 hectáreas por etapas, línea de descascarado y frío en Concordia.',
  description: sheet(
    ['Ubicación: departamento Concordia', 'Escala: 3000 toneladas anuales de nuez con cáscara en plena madurez'],
    [
      `Los suelos arenosos y bien drenados al oeste del río Uruguay producen cítricos desde hace un siglo y son aptos
      para el pecán. El proyecto amplía una plantación de 310 hectáreas hasta 1400 en cinco temporadas de plantación,
      con plantas injertadas de su propio vivero, riego por goteo y cortinas forestales.`,
      `La cosecha cae entre abril y junio, cuando las existencias del hemisferio norte son bajas. Una planta de
      descascarado de 12 toneladas diarias, con selección óptica y cámaras de frío, procesaría las nueces propias y las de
      productores vecinos, que hoy las despachan con cáscara.`,
      `Los árboles producen en escala comercial desde el séptimo año y alcanzan su rendimiento pleno hacia el decimoquinto:
      es un proyecto para capital paciente. La planta de descascarado está prevista para el segundo año, de modo que las
      nueces de terceros cubran su costo hasta que madure la plantación. Los derechos de agua, los mapas de suelo y los
      registros de rendimiento por lote pueden consultarse.`,
      landNote('es', 'frontier'),
    ],
    'es',
  ),
};
