// Invented SAMPLES that seed an empty local store: not real projects, companies or offers.
import type { OpportunityTexts } from '#domain/opportunity/translations';
import { landNote } from '../land-note.ts';
import { sheet } from '../sheet.ts';

export const glacierLodge: OpportunityTexts = {
  title: 'Hostería de montaña y red de senderos en el sur de Santa Cruz',
  subtitle: 'Abre diez meses al año: 64 habitaciones, tres refugios de trekking y un muelle en tierras privadas.',
  description: sheet(
    ['Ubicación: departamento Lago Argentino', 'Escala: 90 plazas en los refugios; 7200 hectáreas'],
    [
      `El lugar es una estancia ovejera en actividad sobre un lago turquesa, a una hora por ruta del inicio de los senderos de
      El Chaltén. Allí las habitaciones escasean de noviembre a marzo, y la mayoría de los visitantes se va antes de
      abril. El proyecto suma plazas en temporada y da motivos para ir fuera de ella: el bosque en otoño, las caminatas
      con raquetas de nieve en invierno y las aves en primavera.`,
      `Los edificios quedan por debajo de la morena y no se ven desde el lago. Son de madera sobre pilotes helicoidales, con
      calefacción por bombas de calor geotérmicas y tratamiento de agua en el lugar. Los refugios están a un día de marcha
      uno de otro y se conectan por 62 km de senderos que el proyecto señalizará y mantendrá. La ganadería continúa con un
      tercio de la majada actual, para que el pastizal se recupere.`,
      `Las primeras 32 habitaciones y un refugio abrirían en el mes 20, antes del verano, y el resto un año después. El
      contrato de gestión está abierto a operadores con experiencia en alojamientos remotos. Los guías, cocineros y
      choferes se formarían con la escuela de turismo local.`,
      landNote('es', 'water', 'frontier'),
    ],
    'es',
  ),
};

export const wetlandLodges: OpportunityTexts = {
  title: 'Hosterías y circuito de safaris acuáticos en los esteros del Iberá',
  subtitle: 'Cuatro hosterías pequeñas unidas por lanchas eléctricas, en tierras privadas al borde del humedal.',
  description: sheet(
    ['Ubicación: departamento San Martín', 'Escala: 14 habitaciones en cada hostería; 11 lanchas; 2600 hectáreas'],
    [
      `Quienes visitan el Iberá van a ver carpinchos, ciervos de los pantanos, yacarés y aves desde el agua. La mayoría pasa
      dos noches en un solo lugar. El circuito que aquí se propone permite cruzar el humedal en cinco días, con noches en
      cuatro hosterías y tramos en lancha, a caballo y a pie.`,
      `La primera hostería, cerca de Colonia Carlos Pellegrini, lleva tres temporadas abierta. Las demás siguen su diseño:
      edificios de madera elevados para no más de 28 huéspedes, construidos por cuadrillas locales, con energía solar y
      alimentos de huertas familiares cercanas. Las lanchas son eléctricas, para no perturbar a los animales y que los
      guías puedan hablar en voz baja.`,
      `Cada hostería se construye en diez meses y puede abrir apenas está lista. Se prevén 68 empleos permanentes, la
      mayoría para habitantes de los pueblos del humedal, y el 2 % de la venta de habitaciones se destina a un fondo para
      brigadas contra incendios y monitoreo de fauna. El socio que se busca aporta una red comercial en turismo de
      naturaleza de larga distancia.`,
      landNote('es', 'water'),
    ],
    'es',
  ),
};

export const ucoWinery: OpportunityTexts = {
  title: 'Viñedo de altura y bodega en el Valle de Uco',
  subtitle: '1,4 millones de botellas al año de malbec, cabernet franc y chardonnay: 240 hectáreas a 1200 metros.',
  description: sheet(
    ['Ubicación: departamento Tunuyán', 'Escala: 155 hectáreas plantadas; bodega de 1,1 millones de litros'],
    [
      `El viñedo está en un abanico aluvial al pie de los Andes, sobre suelos pedregosos y calcáreos relevados en 63
      calicatas. Hoy vende su uva a otras bodegas. El proyecto construye una bodega propia y planta las 85 hectáreas
      restantes con material de selección masal criado en el vivero de la finca.`,
      `El agua proviene del deshielo, con derecho de riego registrado, y de dos pozos. El goteo cubre todos los cuarteles,
      las sondas guían cada riego y un reservorio impermeabilizado guarda tres semanas de provisión. Mallas antigranizo
      protegen los cuarteles más expuestos. La certificación orgánica abarca 90 hectáreas y está prevista para toda la
      finca.`,
      `La bodega se encaja en la ladera, de modo que la uva y el vino se mueven por gravedad. Recibiría su primera
      cosecha en el mes 16, a un tercio de la capacidad, y alcanzaría la producción plena en el sexto año. Una sala de
      degustación y 12 habitaciones forman una etapa aparte, de US$ 4 millones. Se pueden degustar, a pedido, cinco
      añadas de vinos de prueba.`,
    ],
    'es',
  ),
};

export const cafayateEstate: OpportunityTexts = {
  title: 'Finca de torrontés y hotel de bodega en Cafayate',
  subtitle: 'Viñas viejas a 1700 metros, una bodega restaurada y 30 habitaciones en el camino de las quebradas.',
  description: sheet(
    ['Ubicación: departamento Cafayate', 'Escala: 68 hectáreas de viñedo, bodega de 420.000 litros'],
    [
      `La finca elabora vino desde comienzos del siglo XX y aún trabaja 22 hectáreas de torrontés en parrales altos, con
      muchas cepas de más de 70 años. El proyecto restaura la bodega de adobe, renueva la prensa y el equipo de frío, y suma
      un hotel en los antiguos secaderos.`,
      `Cafayate está en el extremo sur de la Quebrada de las Conchas, sobre la ruta pavimentada que llega de la ciudad de
      Salta. Los visitantes suelen ir por el día; el hotel les permitiría quedarse. Las habitaciones, la cocina y la casa de
      baños son de tapial y madera de algarrobo, y los colectores solares dan la mayor parte del agua caliente.`,
      `Las obras de la bodega llevan nueve meses, entre dos vendimias. El hotel abre en el mes 18. Las nuevas plantaciones,
      14 hectáreas de malbec y tannat en una terraza más alta, se hacen en el segundo año y dan uva desde el quinto. La
      exportación empieza con las etiquetas actuales, en partidas de hasta 60.000 botellas. El derecho de agua de la finca
      cubre todas las plantaciones previstas.`,
    ],
    'es',
  ),
};
