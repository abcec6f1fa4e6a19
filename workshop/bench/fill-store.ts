import { contentOf, type OpportunityContent } from '#domain/opportunity/content';
import { provinceCodes } from '#domain/province';
import { listOpportunities } from '../../netlify/opportunities/list.ts';
import { createOpportunity } from '../../netlify/opportunities/opportunities.ts';

/** Concurrent writes; the local store is one process. */
const atOnce = 4;

/**
 * Adds variations of the samples until the local store has `size` opportunities: with other numbers, provinces and
 * sums.
 */
export async function fillStore(size: number): Promise<void> {
  const samples = await listOpportunities();
  for (let next = samples.length; next < size; next += atOnce) {
    const some = samples.slice(0, Math.min(atOnce, size - next));
    await Promise.all(
      some.map((_, offset) => {
        const sample = samples[(next + offset) % samples.length];
        return sample && createOpportunity(crypto.randomUUID(), variation(contentOf(sample), next + offset));
      }),
    );
  }
}

function variation(content: OpportunityContent, index: number): OpportunityContent {
  const numbered = <Texts extends { readonly title: string; readonly subtitle: string }>(texts: Texts): Texts => ({
    ...texts,
    title: `${texts.title} ${index}`,
    subtitle: `${(index * 7919) % 10_007}: ${texts.subtitle}`,
  });
  const { translations } = content;
  return {
    ...numbered(content),
    province: provinceCodes[index % provinceCodes.length] ?? 'SAL',
    investment: { from: (1 + (index % 300)) * 1_000_000 },
    ...(translations && {
      translations: Object.fromEntries(
        Object.entries(translations).map(([language, texts]) => [language, texts && numbered(texts)]),
      ),
    }),
  };
}
