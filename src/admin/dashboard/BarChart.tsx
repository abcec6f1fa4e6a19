import styles from './BarChart.module.css';

interface Bar {
  readonly key: string;
  readonly label: string;
  /** `undefined` if unknown. */
  readonly value: number | undefined;
  readonly text: string;
}

interface BarChartProps {
  readonly heading: string;
  readonly bars: readonly Bar[];
  /** The value of a full-length bar; defaults to the largest value. */
  readonly most?: number | undefined;
}

/**
 * Horizontal bar chart. Each bar has its name and value as text, so the bars themselves are hidden from screen readers.
 */
export function BarChart({ heading, bars, most }: BarChartProps) {
  const full = most ?? Math.max(...bars.map(({ value }) => value ?? 0));
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.heading}>{heading}</figcaption>
      <ul className={styles.bars}>
        {bars.map(({ key, label, value, text }) => (
          <li key={key} className={styles.row}>
            <span className={styles.label}>{label}</span>
            <svg className={styles.drawing} width="100%" height="12" aria-hidden="true">
              <rect className={styles.ground} width="100%" height="12" />
              <rect width={`${full > 0 ? ((value ?? 0) / full) * 100 : 0}%`} height="12" />
            </svg>
            <span className={styles.value}>{text}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
