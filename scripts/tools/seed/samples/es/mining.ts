// Invented SAMPLES that seed an empty local store: not real projects, companies or offers.
import type { OpportunityTexts } from '#domain/opportunity/translations';
import { sheet } from '../sheet.ts';

export const lithiumBrine: OpportunityTexts = {
  title: 'Carbonato de litio a partir de salmuera en la Puna salteña',
  subtitle: '20.000 toneladas al año con piletas y extracción directa; la salmuera agotada vuelve a la cuenca.',
  description: sheet(
    [
      'Ubicación: departamento Los Andes, a 3900 metros sobre el nivel del mar',
      'Escala: 11.400 hectáreas de derechos mineros',
    ],
    [
      `Cuarenta y seis pozos definen un cuerpo de salmuera que sigue abierto hacia el sur. Una planta piloto funcionó
      durante dos inviernos y produjo carbonato de grado batería. El diseño usa piletas para concentrar la salmuera y
      una etapa de extracción directa de litio (DLE) para acortar el ciclo, de modo que las piletas ocupan dos quintos
      de la superficie de un esquema convencional.`,
      `El agua dulce es el primer condicionante. La planta recicla el 80 % de su agua de proceso, y los niveles se
      controlan en 19 pozos junto con las dos comunidades de la cuenca, que firmaron acuerdos sobre acceso, empleo y
      datos. Un parque solar aportaría un tercio de la energía.`,
      `La primera fase construye la mitad de la capacidad en 30 meses. La Ley de Inversiones Mineras (Ley 24.196) otorga
      30 años de estabilidad fiscal, y los impulsores prevén solicitar la adhesión al Régimen de Incentivo para Grandes
      Inversiones (RIGI, Ley 27.742, desde US$ 200 millones), sujeta a aprobación. El 70 % de la producción sigue
      disponible para contratos de compra.`,
    ],
    'es',
  ),
};

export const copperExploration: OpportunityTexts = {
  title: 'Exploración de cobre y oro en la Puna de Catamarca',
  subtitle: 'Seis blancos en 28.000 hectáreas, dos ya perforados, para un socio que financie 24.000 metros más.',
  description: sheet(
    [
      'Ubicación: departamento Antofagasta de la Sierra',
      'Inversión buscada: por etapas, en tres campañas; detalles a pedido',
    ],
    [
      `El paquete cubre una franja de volcanes erosionados con alteración de tipo pórfido en superficie. El mapeo, la
      magnetometría y el muestreo de suelos señalaron seis blancos. La perforación en dos de ellos interceptó cobre y
      oro en intervalos largos, con leyes que justifican más trabajo. No se estimó ningún recurso, y no hay certeza de
      que llegue a estimarse.`,
      `El programa prevé 24.000 metros en tres campañas, de octubre a abril, con un campamento para 60 personas que ya
      cuenta con permiso. Hay caminos a cuatro de los seis blancos. La línea de base abarca agua, vegas de altura, lagunas
      con flamencos, arqueología y hielo en el subsuelo; todas las plataformas de perforación quedan fuera de una franja de
      resguardo delimitada.`,
      `El socio puede obtener hasta el 65 % si financia el programa por etapas, y puede retirarse al término de cualquier
      campaña. El gasto de exploración está alcanzado por la Ley de Inversiones Mineras (Ley 24.196). Los testigos, los
      análisis y los datos geofísicos están disponibles con un acuerdo de confidencialidad.`,
    ],
    'es',
  ),
};

export const boratesPlant: OpportunityTexts = {
  title: 'Planta de ácido bórico y sal de alta pureza en Jujuy',
  subtitle: 'Un proyecto mediano de minerales industriales, con un rajo en producción y margen para refinar.',
  description: sheet(
    [
      'Ubicación: departamento Susques',
      'Escala: 18.000 toneladas de ácido bórico y 60.000 toneladas de sal refinada por año',
    ],
    [
      `Desde hace dos décadas, la explotación extrae boratos y cosecha sal en pequeña escala y los vende triturados. El
      proyecto suma una refinería junto al rajo: ácido bórico para vidrio, cerámica y fertilizantes, y sal lavada de más
      del 99,5 % de pureza para el tratamiento de aguas y la industria química.`,
      `El informe de reservas respalda 24 años al ritmo previsto. El calor de proceso proviene del gasoducto que cruza la
      Puna, con colectores solares para precalentar el licor. El agua de lavado circula en circuito cerrado y los residuos
      van a un depósito impermeabilizado, aprobado en el informe ambiental provincial.`,
      `Los camiones llegan al Pacífico por el paso de Jama y a los puertos del Atlántico por ruta pavimentada y
      ferrocarril. La refinería se construye en 17 meses. De los 95 puestos de trabajo, 60 están previstos para
      habitantes del departamento, con una capacitación que empieza un año antes de la apertura. El proyecto está
      inscripto en el régimen de la Ley de Inversiones Mineras (Ley 24.196).`,
    ],
    'es',
  ),
};
