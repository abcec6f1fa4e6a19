import type { TeamLanguage } from '../env/index.ts';

/** The fields of an enquiry in the order of the notification. */
export const fieldNames = [
  'reference',
  'receivedAt',
  'answerBy',
  'name',
  'email',
  'company',
  'sector',
  'country',
  'phone',
  'wechat',
  'horizon',
  'size',
  'language',
  'opportunities',
] as const;

export type FactName = (typeof fieldNames)[number];

/** The texts of one language. */
export interface NotificationTexts {
  readonly subject: (reference: string, company: string) => string;
  readonly heading: string;
  readonly facts: Readonly<Record<FactName, string>>;
  readonly message: string;
  readonly open: string;
  /** Used when the site’s own URL is unknown. */
  readonly openAt: (path: string) => string;
  readonly reply: string;
  /** Used when a reply cannot go to the investor’s address. */
  readonly noReply: string;
  /** The daily quarantine notice. */
  readonly quarantine: { readonly subject: (count: number) => string; readonly text: string };
}

/** The texts of notifications. */
export const texts: Readonly<Record<TeamLanguage, NotificationTexts>> = {
  en: {
    subject: (reference, company) => `Enquiry ${reference}: ${company}`,
    heading: 'New enquiry from an investor',
    facts: {
      reference: 'Reference',
      receivedAt: 'Received',
      answerBy: 'Answer promised by',
      name: 'Name',
      email: 'E-mail',
      company: 'Company',
      sector: 'Sector',
      country: 'Country',
      phone: 'Phone',
      wechat: 'WeChat',
      horizon: 'Plans to invest',
      size: 'Size of the investment',
      language: 'Language of the form',
      opportunities: 'About',
    },
    message: 'Message',
    open: 'Open it in the administration area',
    openAt: (path) => `In the administration area: ${path}`,
    reply:
      'A reply to this mail goes to the investor. Mark the enquiry as answered in the administration area afterwards.',
    noReply:
      'A reply to this mail does not go to the investor: copy the address above. Mark the enquiry as answered in the administration area afterwards.',
    quarantine: {
      subject: (count) => (count === 1 ? '1 enquiry is suspected spam' : `${count} enquiries are suspected spam`),
      text: 'They are stored, and the team gets no separate notice of each. Check whether any of them is genuine:',
    },
  },
  es: {
    subject: (reference, company) => `Consulta ${reference}: ${company}`,
    heading: 'Escribió un inversor',
    facts: {
      reference: 'Referencia',
      receivedAt: 'Recibida',
      answerBy: 'Responder antes de',
      name: 'Nombre',
      email: 'Correo electrónico',
      company: 'Empresa',
      sector: 'Sector de interés',
      country: 'País',
      phone: 'Teléfono',
      wechat: 'WeChat',
      horizon: 'Prevé invertir',
      size: 'Monto de la inversión',
      language: 'Idioma del formulario',
      opportunities: 'Sobre',
    },
    message: 'Mensaje',
    open: 'Abrirla en el panel',
    openAt: (path) => `En el panel: ${path}`,
    reply: 'La respuesta a este correo le llega al inversor. Después, marque la consulta como respondida en el panel.',
    noReply:
      'La respuesta a este correo no le llega al inversor: copie la dirección de arriba. Después, marque la consulta como respondida en el panel.',
    quarantine: {
      subject: (count) => (count === 1 ? '1 consulta es posible spam' : `${count} consultas son posible spam`),
      text: 'Están guardadas y no se avisa de cada una. Revise si alguna es genuina:',
    },
  },
};
