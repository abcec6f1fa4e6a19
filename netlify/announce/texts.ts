import type { horizons, sizes } from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import type { TeamLanguage } from '../env.ts';

/** What an enquiry may say of itself, in the order in which the team reads it. */
export const factNames = [
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

export type FactName = (typeof factNames)[number];

interface Texts {
  readonly subject: (reference: string, company: string) => string;
  readonly heading: string;
  readonly facts: Readonly<Record<FactName, string>>;
  readonly message: string;
  readonly open: string;
  /** Where the site's own URL is not known. */
  readonly openAt: (path: string) => string;
  readonly reply: string;
  readonly horizons: Readonly<Record<(typeof horizons)[number], string>>;
  readonly sizes: Readonly<Record<(typeof sizes)[number], string>>;
  readonly languages: Readonly<Record<Language, string>>;
}

/** The words of what the team is sent. */
export const texts: Readonly<Record<TeamLanguage, Texts>> = {
  en: {
    subject: (reference, company) => `Enquiry ${reference}: ${company}`,
    heading: 'An investor has written',
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
      horizon: 'Wants to start',
      size: 'Size of the investment',
      language: 'Language of the form',
      opportunities: 'About',
    },
    message: 'Message',
    open: 'Open it in the desk',
    openAt: (path) => `In the desk: ${path}`,
    reply: 'A reply to this mail goes to the investor. Mark the enquiry as answered in the desk afterwards.',
    horizons: { now: 'now', 'this-year': 'this year', later: 'later' },
    sizes: {
      'under-1m': 'under US$ 1 million',
      '1m-10m': 'US$ 1 to 10 million',
      '10m-100m': 'US$ 10 to 100 million',
      'over-100m': 'over US$ 100 million',
    },
    languages: { en: 'English', es: 'Spanish', zh: 'Chinese' },
  },
  es: {
    subject: (reference, company) => `Consulta ${reference}: ${company}`,
    heading: 'Escribió un inversor',
    facts: {
      reference: 'Referencia',
      receivedAt: 'Recibida',
      answerBy: 'Respuesta prometida para',
      name: 'Nombre',
      email: 'Correo electrónico',
      company: 'Empresa',
      sector: 'Sector de interés',
      country: 'País',
      phone: 'Teléfono',
      wechat: 'WeChat',
      horizon: 'Quiere empezar',
      size: 'Monto de la inversión',
      language: 'Idioma del formulario',
      opportunities: 'Sobre',
    },
    message: 'Mensaje',
    open: 'Abrirla en el escritorio',
    openAt: (path) => `En el escritorio: ${path}`,
    reply:
      'La respuesta a este correo le llega al inversor. Después, marque la consulta como respondida en el escritorio.',
    horizons: { now: 'ahora', 'this-year': 'este año', later: 'más adelante' },
    sizes: {
      'under-1m': 'menos de US$ 1 millón',
      '1m-10m': 'entre US$ 1 y 10 millones',
      '10m-100m': 'entre US$ 10 y 100 millones',
      'over-100m': 'más de US$ 100 millones',
    },
    languages: { en: 'inglés', es: 'español', zh: 'chino' },
  },
};
