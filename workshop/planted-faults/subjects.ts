import type { Fault } from './faults.ts';

/** Browser and page tests that can show a fault, by the path of its file. The first match counts. */
const subjects: readonly (readonly [file: RegExp, tests: RegExp])[] = [
  [/opportunity-list|list-request|OpportunityListPage/, /opportunit.*(?:list|filter|search|pending)/],
  [/islands\/contact|enquiry-subjects|stores\/(?:kept-)?enquiry/, /contact/],
  [/follow/, /follow/],
  [/shortlist/, /shortlist/],
  [/carousel/, /opportunity-(?:page|full-screen)/],
  [/admin\/.*[Ii]mage/, /admin\/(?:image|upload|create)/],
  [/admin\/.*(?:enquir|Inbox|note)/, /admin\/(?:enquiry|inbox|dashboard)/],
  [/admin\/.*(?:Desk|Selection|actions|[Tt]rash|list)/, /admin\/(?:list|manager|trash)/],
  [/admin\/.*(?:[Ll]ogin|session)/, /admin\/login/],
  [/admin\//, /admin\/(?!login|inbox|list|manager|trash|image)/],
  [/styles\/later/, /header|menu/],
  [/styles\//, /.*/],
  [/components\/head/, /html\/.*(?:head|meta|every|page)/],
  [/LanguageSwitcher/, /language|html/],
  [/feed/, /feed/],
  [/./, /html|journey|every/],
];

/** The tests that can show a fault. */
export function showsIn([file]: Fault): RegExp {
  return subjects.find(([where]) => where.test(file))?.[1] ?? /.*/;
}

/** Groups of faults with different subjects, so that each failed test has one cause. */
export function batchesOf(all: readonly Fault[]): readonly (readonly Fault[])[] {
  const batches: Fault[][] = [];
  for (const fault of all) {
    const fits = (batch: readonly Fault[]) =>
      batch.every((other) => showsIn(other) !== showsIn(fault) && showsIn(other).source !== '.*') &&
      (batch.length === 0 || showsIn(fault).source !== '.*');
    const batch = batches.find(fits);
    if (batch) batch.push(fault);
    else batches.push([fault]);
  }
  return batches;
}
