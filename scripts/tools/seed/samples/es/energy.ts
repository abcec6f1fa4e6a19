// Invented SAMPLES that seed an empty local store: not real projects, companies or offers.
import type { OpportunityTexts } from '#domain/opportunity/translations';
import { sheet, structuredSheet } from '../sheet.ts';

export const windFarm: OpportunityTexts = {
  title: 'Parque eólico de 156 MW con almacenamiento en baterías cerca de Bahía Blanca',
  subtitle: '26 aerogeneradores en campos en producción, batería de 40 MWh y red a 9 km, si hay capacidad.',
  description: structuredSheet(
    ['Ubicación: partido de Bahía Blanca', 'Escala: 3900 hectáreas arrendadas'],
    [
      '## El sitio',
      `Cuatro torres de medición y un lidar registran el viento del sitio desde hace más de tres años. El diseño ubica 26
      aerogeneradores de 6 MW en cinco campos que siguen con el trigo y la ganadería; los caminos, las plataformas y la
      estación transformadora ocupan **menos del 2 %** de la superficie. Los arrendamientos son a 30 años.`,
      '## Venta de la energía',
      `La energía se vendería mediante contratos entre privados con grandes usuarios, en el marco del régimen de energías
      renovables (Ley 27.191). Dos empresas industriales firmaron memorandos de entendimiento por un tercio de la
      producción. La batería suaviza la rampa del anochecer y aporta reserva a la red.`,
      '## Construcción',
      [
        '| Paso | Previsto |',
        '| --- | --- |',
        '| Primeros aerogeneradores en marcha | mes 17 |',
        '| Construcción | 22 meses |',
      ].join('\n'),
      `El relevamiento de aves y murciélagos abarca dos migraciones completas y llevó a reubicar seis aerogeneradores, lejos de una laguna
      estacional. Se prepara la solicitud de adhesión al Régimen de Incentivo para Grandes Inversiones (RIGI, Ley 27.742,
      desde US$ 200 millones), sujeta a aprobación y a los plazos vigentes.`,
    ],
    'es',
  ),
};

export const fieldServices: OpportunityTexts = {
  title: 'Reciclado de agua de producción y recuperación de gas de antorcha en Vaca Muerta',
  subtitle: 'Plantas modulares que devuelven agua tratada al yacimiento y convierten gas de antorcha en energía.',
  description: structuredSheet(
    ['Ubicación: departamento Añelo', 'Escala: 12.000 metros cúbicos de agua por día; 48 MW en módulos a gas'],
    [
      `Los pozos no convencionales de Vaca Muerta devuelven agua salada junto con el petróleo y el gas, y en la producción
      temprana el gas suele quemarse en antorcha hasta que llega un ducto. El proyecto atiende las dos necesidades con
      unidades que viajan por ruta y se montan en tres semanas en la locación.`,
      '## Dos tipos de unidades',
      [
        '- **Las unidades de agua** separan sólidos, petróleo y hierro y devuelven el agua para la siguiente fractura hidráulica, con menos transporte en camión y menos captación del río Neuquén.',
        '- **Las unidades de energía** funcionan con gas asociado y alimentan bombas eléctricas en reemplazo del gasoil.',
      ].join('\n'),
      `El piloto trató 900 metros cúbicos por día y
      cumplió la especificación de la operadora el 96 % de los días.`,
      '## Crecimiento y permisos',
      `El crecimiento es por nodos: cinco sitios en cuatro años; cada uno se construye solo cuando hay firmado un
      contrato de servicio de al menos cinco años. Un primer nodo, de US$ 15 millones, puede financiarse por separado.
      Los permisos provinciales de manejo, almacenamiento y emisiones figuran sitio por sitio en el data room, junto con
      los resultados del piloto.`,
    ],
    'es',
  ),
};

export const smallHydro: OpportunityTexts = {
  title: 'Pequeñas centrales hidroeléctricas y energía solar flotante en embalses existentes de Córdoba',
  subtitle: 'Turbinas nuevas en tres diques ya construidos y 22 MW de paneles flotantes, sin inundar tierras.',
  description: sheet(
    ['Ubicación: departamento Calamuchita', 'Escala: 14 MW hidroeléctricos'],
    [
      `Varios diques de las sierras se construyeron para abastecer de agua y controlar crecidas, y erogan sin generar. El
      proyecto suma turbinas compactas a las descargas de tres de ellos, sin elevar el paredón ni cambiar los caudales
      que fija la autoridad del agua. Los tres están muy por debajo del límite de 50 MW que el régimen de energías
      renovables (Ley 27.191) establece para la hidroelectricidad.`,
      `Los paneles flotantes se anclan en el embalse de nivel más estable, sobre el 6 % del espejo de agua, lejos de las
      playas, las rutas de navegación a vela y la toma de agua. Comparten con la central la estación transformadora y la
      línea. Los paneles producen de día y las turbinas, dentro de los caudales autorizados, al anochecer.`,
      `El primer dique puede generar en el mes 18; el último, en el 33. La consulta con los pueblos a orillas de los
      lagos es parte de la primera etapa, y un cuarto del canon de la concesión se destina al cuidado de las costas. Se
      busca un socio con experiencia en la rehabilitación de centrales hidroeléctricas.`,
    ],
    'es',
  ),
};
