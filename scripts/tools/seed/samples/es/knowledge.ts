// Invented SAMPLES that seed an empty local store: not real projects, companies or offers.
import type { OpportunityTexts } from '#domain/opportunity/translations';
import { sheet } from '../sheet.ts';

export const cordobaSoftware: OpportunityTexts = {
  title: 'Estudio de aprendizaje automático aplicado y centro de software en Córdoba',
  subtitle: 'Un centro para 450 ingenieros: visión y pronóstico para agro, logística y energía en el exterior.',
  description: sheet(
    ['Ubicación: ciudad de Córdoba, departamento Capital', 'Escala: 5400 metros cuadrados, que se ocupan en tres años'],
    [
      `El estudio diseña, entrena y mantiene software que interpreta imágenes y señales: malezas en un lote, el desgaste de
      una cinta transportadora, la demanda de un alimentador eléctrico. Once clientes de seis países lo contratan por mes.
      Los equipos trabajan con una a cuatro horas de diferencia respecto de la jornada laboral en el resto de América.`,
      `Córdoba tiene varias universidades con facultades de ingeniería y matemática a pocos kilómetros unas de otras. El
      estudio ofrece un programa rentado de seis meses a estudiantes del último año e incorpora a la mayoría de quienes lo
      completan. Un segundo piso alojaría una pequeña sala de cómputo y un laboratorio de cámaras y sensores.`,
      `Los fondos se destinan a contratación y capacitación (la mitad), equipos de cómputo (un cuarto) y oficinas
      comerciales en el exterior. El plan llega a 220 ingenieros en el mes 14 y a 450 en el mes 36; cada paso parte de
      trabajo ya contratado. El desarrollo de software y su exportación figuran entre las actividades del Régimen de
      Promoción de la Economía del Conocimiento (Ley 27.506), y el estudio solicitaría su inscripción en el registro.`,
    ],
    'es',
  ),
};

export const smallSatellites: OpportunityTexts = {
  title: 'Centro de integración y ensayo de satélites pequeños en Bariloche',
  subtitle: 'Salas limpias y ensayos para satélites de hasta 500 kg; los seis primeros, para cultivos y agua.',
  description: sheet(
    [
      'Ubicación: San Carlos de Bariloche, departamento Bariloche',
      'Escala: 4800 metros cuadrados; hasta ocho satélites por año',
    ],
    [
      `Bariloche tiene una larga tradición en física e ingeniería y un plantel de profesionales formados en los programas
      satelitales nacionales. El proyecto pone a su disposición una instalación abierta a terceros: dos salas limpias,
      una mesa vibratoria de 160 kN, una cámara de termovacío de cuatro metros y un campo compacto para medición de
      antenas.`,
      `Su primera serie propia es de seis satélites de 120 kg con cámaras multiespectrales y sensores térmicos. En conjunto
      están diseñados para observar cualquier lote del país cada dos días y medir la humedad del suelo, la cobertura de
      nieve y los incendios. Tres aseguradoras agrícolas y una autoridad de cuenca firmaron cartas de interés por los
      datos.`,
      `El edificio demanda 18 meses. Los dos primeros satélites estarían listos en el mes 30 y volarían como carga
      secundaria en lanzadores aún por contratar. La industria aeroespacial y satelital figura entre las actividades del
      Régimen de Promoción de la Economía del Conocimiento (Ley 27.506). Los componentes sujetos a control de exportaciones
      de otros países están identificados en la carpeta de diseño, con alternativas cuando las hay.`,
    ],
    'es',
  ),
};

export const studentResidence: OpportunityTexts = {
  title: 'Residencias estudiantiles y escuela de idiomas en La Plata',
  subtitle: 'Un campus de 620 plazas y 24 aulas, a diez minutos a pie de las facultades.',
  description: sheet(
    ['Ubicación: partido de La Plata', 'Escala: 17.500 metros cuadrados'],
    [
      `La Plata atrae estudiantes de todo el país y de los países vecinos, y muchos comparten departamentos alquilados. El
      proyecto reconvierte el antiguo anexo de un ministerio y construye dos alas en torno de su jardín: monoambientes y
      departamentos compartidos, biblioteca, comedor, un teatro de 180 butacas y salas de deportes.`,
      `La escuela enseña español como lengua extranjera y prepara para los cursos de ingreso, en ciclos de cuatro a
      dieciséis semanas. En enero y febrero, cuando los residentes no están, las habitaciones se alquilan a programas de
      verano. Hay convenios de intercambio en negociación con once instituciones.`,
      `Un quinto de las plazas se reserva con tarifa reducida para estudiantes de localidades pequeñas, elegidos por una
      comisión independiente. La fachada y la escalera principal están protegidas y serán restauradas. Las obras llevan
      19 meses en dos etapas, de modo que las primeras 280 plazas se habiliten al comienzo del ciclo lectivo. El
      operador tomaría un contrato de gestión por 12 años, con una retribución ligada a la ocupación y a la evaluación
      de los propios residentes.`,
    ],
    'es',
  ),
};

export const observatoryStation: OpportunityTexts = {
  title: 'Parque de telescopios robóticos y taller de instrumentos en Barreal',
  subtitle: 'Dieciséis pilares para telescopios bajo un cielo oscuro y seco, taller de óptica y habitaciones.',
  description: sheet(
    ['Ubicación: departamento Calingasta', 'Escala: 900 metros cuadrados de taller, 24 habitaciones'],
    [
      `El alto valle de Calingasta tiene aire seco, pocas nubes y casi ninguna luz artificial. Durante dos años se midieron,
      en el filo elegido, el brillo del cielo, la calidad de imagen (seeing) y el viento; los datos son abiertos. El
      proyecto prepara pilares, cúpulas, energía y fibra óptica para telescopios de hasta dos metros, propiedad de las
      instituciones miembro y operados a distancia.`,
      `Un taller en Barreal diseña y repara monturas, recubrimientos, detectores y electrónica de control para el parque y
      para otros observatorios del hemisferio sur. Los investigadores y estudiantes visitantes disponen de 24 habitaciones
      y un salón de conferencias, que también usan las escuelas del pueblo.`,
      `Los miembros pagan una cuota por cada pilar y ceden el 10 % del tiempo de observación a un fondo común. Hay siete
      pilares reservados. Los caminos y la energía llevan ocho meses; las primeras cúpulas, doce, y el taller, veinte.
      La iluminación de todo el predio sigue un código de cielo oscuro, que un acuerdo con el municipio extiende a las
      nuevas luminarias públicas.`,
    ],
    'es',
  ),
};
