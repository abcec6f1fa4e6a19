import type { Language } from '#domain/language';
import type { Ownership } from '#domain/owner';
import { dictionaryOf } from '../../i18n/dictionary.ts';

/**
 * Sentences about the site's owner. The first says that it is not a state body, if so. Empty if the owner has not
 * provided the details.
 */
export function ownershipSentences(ownership: Ownership | undefined, language: Language): readonly string[] {
  if (!ownership) return [];
  const { notState } = dictionaryOf(language).legalNotice.owner;
  return [...(ownership.isState ? [] : [notState]), ownership[language]];
}

/**
 * Wording required by Argentine law: article 14(3) of Law 25.326, and the notice of Resolution 14/2018 of the Agencia de
 * Acceso a la Información Pública. Spanish on pages of every language, because only this wording is official.
 */
export const aaipNotice = [
  'El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto conforme lo establecido en el artículo 14, inciso 3 de la Ley N° 25.326.',
  'La AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA, en su carácter de Órgano de Control de la Ley N° 25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos personales.',
] as const;
