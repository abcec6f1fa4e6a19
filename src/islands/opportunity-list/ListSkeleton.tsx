import { listPageSize } from '#domain/opportunity/list-page';
import cardStyles from './OpportunityCard.module.css';
import styles from './OpportunityList.module.css';

const slots = Array.from({ length: listPageSize }, (_, slot) => `slot-${slot}`);

/** The list's shape while it is awaited. */
export function ListSkeleton() {
  return (
    <div aria-busy="true">
      <ul className={`plain ${styles.cards}`} aria-hidden="true">
        {slots.map((slot) => (
          <li key={slot} className={cardStyles.card}>
            <div className={`skeleton ${cardStyles.image}`} />
            <AwaitedText lines={1} />
            <AwaitedText lines={2} />
            <AwaitedText lines={3} />
            <AwaitedText lines={1} />
            <AwaitedText lines={1} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function AwaitedText({ lines }: { readonly lines: 1 | 2 | 3 }) {
  return (
    <div className={lines === 1 ? cardStyles.awaitedLine : cardStyles.awaitedText}>
      {['first', 'second', 'third'].slice(0, lines).map((line) => (
        <span key={line} className="skeleton" />
      ))}
    </div>
  );
}
