import { Fragment, type ReactNode } from 'react';
import { linksOf } from '#domain/opportunity/structured-output';
import type { Block, Item, Line } from '#domain/opportunity/structured-text';

interface StructuredTextProps {
  readonly blocks: readonly Block[];
}

/** Shows a structured description as its page does (`htmlOfBlocks`), but as elements: Trusted Types refuse HTML texts. */
export function StructuredText({ blocks }: StructuredTextProps): ReactNode {
  return keyed(blocks, (block) => <BlockElement block={block} />);
}

function BlockElement({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return <Heading>{lineOf(block.line)}</Heading>;
    }
    case 'paragraph':
      return <p>{linesOf(block.lines)}</p>;
    case 'list':
      return <List {...block} />;
    case 'table': {
      const [head = [], ...rows] = block.rows;
      return (
        <table>
          <thead>
            <tr>
              {keyed(head, (cell) => (
                <th scope="col">{lineOf(cell)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keyed(rows, (row) => (
              <tr>
                {keyed(row, (cell) => (
                  <td>{lineOf(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    }
  }
}

interface ListProps {
  readonly firstNumber?: number;
  readonly items: readonly Item[];
}

function List({ firstNumber, items }: ListProps): ReactNode {
  const all = keyed(items, ({ lines, nested }) => (
    <li>
      {linesOf(lines)}
      {nested && <List {...nested} />}
    </li>
  ));
  if (firstNumber === undefined) return <ul>{all}</ul>;
  return <ol start={firstNumber === 1 ? undefined : firstNumber}>{all}</ol>;
}

const linesOf = (lines: readonly Line[]): ReactNode =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity.
    <Fragment key={index}>
      {index > 0 && <br />}
      {lineOf(line)}
    </Fragment>
  ));

const lineOf = (line: Line): ReactNode =>
  keyed(linksOf(line), ({ href, runs }) => {
    const content = keyed(runs, ({ text, isBold }) => (isBold ? <strong>{text}</strong> : text));
    if (href === undefined) return content;
    return (
      <a href={href} rel="nofollow noopener">
        {content}
      </a>
    );
  });

/** Elements of a list that is only ever shown as a whole: their index is their key. */
function keyed<Part>(parts: readonly Part[], show: (part: Part) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity.
  return parts.map((part, index) => <Fragment key={index}>{show(part)}</Fragment>);
}
