import type { ReactNode } from 'react';

interface IconProps {
  /** Width in pixels and in units of the view box. */
  readonly width?: number;
  readonly height?: number;
  readonly children: ReactNode;
}

/** A line icon, hidden from screen readers: the text beside it or the button's name gives its meaning. */
export function Icon({ width = 20, height = width, children }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {children}
    </svg>
  );
}
