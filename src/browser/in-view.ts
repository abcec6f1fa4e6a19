/** The share of an element that has to be seen before it counts as in view. */
const seen = 0.35;

/** Marks what comes into view with `data-in-view`, and unmarks it once nothing of it is seen; styles do the rest. */
export function markInView(elements: Iterable<Element>): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= seen) target.setAttribute('data-in-view', '');
        if (intersectionRatio === 0) target.removeAttribute('data-in-view');
      }
    },
    { threshold: [0, seen] },
  );
  for (const element of elements) observer.observe(element);
}
