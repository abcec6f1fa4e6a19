// Invented SAMPLES that seed an empty local store: not real projects, companies or offers.
import type { OpportunityTexts } from '#domain/opportunity/translations';
import { landNote } from '../land-note.ts';
import { sheet } from '../sheet.ts';

export const buffaloDairy: OpportunityTexts = {
  title: 'Tambo de búfalas y quesería en Formosa',
  subtitle: '4500 búfalos de agua en pastizales de humedal y una planta de mozzarella, ricota y leche congelada.',
  description: sheet(
    ['Ubicación: departamento Laishí', 'Escala: 9800 hectáreas de pastizal natural; 14.000 litros de leche por día'],
    [
      `Los búfalos de agua aprovechan pastizales inundados donde los vacunos rinden poco, y dan una leche rica en grasa y
      sólidos. El proyecto ya cría 1900 cabezas en los humedales próximos al río Paraguay y elabora mozzarella en una sala
      piloto. Prevé llevar el rodeo a 4500 cabezas, construir dos salas de ordeñe y abrir una quesería.`,
      `No se drena ni se ara ningún humedal. La carga animal se fija cada temporada según la altura del agua y el estado
      del pastizal, con un cuarto de la superficie en descanso. Los potreros elevados sirven de refugio al rodeo durante
      las crecientes. Los machos se engordan y se venden para carne.`,
      `La planta abriría en el mes 15, con cámaras de frío para 60 toneladas. La leche congelada compensa la
      estacionalidad, ya que las pariciones se concentran en otoño. El queso fresco llega en camiones refrigerados a
      restaurantes y comercios de las grandes ciudades; la exportación exige la habilitación sanitaria de la planta,
      prevista para el tercer año.`,
      landNote('es', 'water', 'frontier'),
    ],
    'es',
  ),
};

export const silvopasture: OpportunityTexts = {
  title: 'Ganadería silvopastoril bajo bosque nativo en Santiago del Estero',
  subtitle: 'Carne, harina de algarroba y postes certificados en 21.000 hectáreas de Chaco seco bajo manejo.',
  description: sheet(
    ['Ubicación: departamento Moreno', 'Escala: 6500 vientres a plena carga'],
    [
      `El campo se encuentra al norte de Quimilí, en un bosque de quebrachos y algarrobos. El proyecto conserva los
      árboles: abre el sotobosque en franjas con rolos livianos, siembra pasturas que toleran la sombra y rota la hacienda
      por 96 potreros con agua de bombas solares, de modo que cada uno descanse la mayor parte del año.`,
      `Las tierras están clasificadas para uso sustentable según la ley de bosques nativos (Ley 26.331), que permite el
      pastoreo y la tala selectiva con un plan aprobado y no admite el desmonte. Un corredor de 4200 hectáreas a lo largo
      del antiguo cauce del río queda intacto.`,
      `Además de terneros y novillos terminados, el proyecto vende postes provenientes del raleo, miel y harina de
      algarroba, elaborada con vainas compradas a 120 familias de la zona. El componente de carbono está en medición y
      no integra el plan base. Los alambrados y las aguadas demandan dos años; la carga aumenta a lo largo de cinco. Las
      cuentas de un ensayo de 1800 hectáreas, hoy en su cuarta temporada, están a disposición de los interesados.`,
      landNote('es'),
    ],
    'es',
  ),
};

export const grassBeef: OpportunityTexts = {
  title: 'Carne terminada a pasto y frigorífico regional en La Pampa',
  subtitle: '220 cabezas diarias de campos del caldenal, para cortes de exportación con pastoreo verificado.',
  description: sheet(
    ['Ubicación: departamento Utracán', 'Escala: 74 establecimientos proveedores en 310.000 hectáreas'],
    [
      `Los campos de los alrededores de General Acha crían terneros en el monte de caldén y en pastizales naturales, y
      los venden para su engorde en otras zonas. El proyecto termina los animales a pasto y alfalfa dentro de la
      provincia y los faena en una planta que lleva varios años cerrada, con las cámaras de frío y la provisión de agua
      en buen estado.`,
      `Setenta y cuatro establecimientos se sumaron al programa de abastecimiento. Cada uno lleva un plan de pastoreo,
      registra la carga por potrero y acepta una auditoría anual de cobertura del suelo y conteo de aves. Los animales se
      identifican uno por uno, de modo que una caja de carne pueda rastrearse hasta el campo de origen.`,
      `El reacondicionamiento lleva 11 meses: nueva sala de desposte, túnel de enfriado rápido, tratamiento de efluentes y
      una línea de procesamiento de subproductos. La planta comenzaría con 90 cabezas diarias para el mercado interno y
      subiría a 220 cuando obtenga las habilitaciones de exportación. Se busca un socio que aporte compradores de cortes
      enfriados y ayude a definir las especificaciones.`,
    ],
    'es',
  ),
};

export const grainTerminal: OpportunityTexts = {
  title: 'Terminal multiusuario de granos y subproductos sobre el Paraná',
  subtitle: 'Un nuevo muelle en Timbúes, abierto a todos: 4,5 millones de toneladas al año y 260.000 de acopio.',
  description: sheet(
    ['Ubicación: Timbúes, departamento San Lorenzo', 'Escala: 118 hectáreas'],
    [
      `Las cooperativas y los exportadores medianos llegan al río casi siempre por terminales ajenas. Este proyecto les
      ofrece un muelle propio: todo usuario que contrate al menos 150.000 toneladas anuales carga con tarifas y
      condiciones publicadas, por orden de llegada.`,
      `La terminal tiene un muelle para buques de ultramar y otro para barcazas, un circuito ferroviario para trenes de
      100 vagones, una playa para 600 camiones fuera de la vía pública y cintas cerradas con filtros de polvo. Las
      harinas, las legumbres y los granos orgánicos cuentan con almacenaje y líneas aparte.`,
      `Las cartas de intención cubren 2,9 millones de toneladas. El trámite ambiental ante la provincia y la habilitación
      portuaria están en curso. La construcción lleva 28 meses desde el cierre financiero. Dada la escala, los
      impulsores estudian solicitar la adhesión, como proyecto de infraestructura, al Régimen de Incentivo para Grandes
      Inversiones (RIGI, Ley 27.742), abierto a proyectos desde US$ 200 millones y sujeto a aprobación; el plan base no
      depende de él.`,
    ],
    'es',
  ),
};
