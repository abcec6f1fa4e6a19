import { useEffect, useState } from 'react';
import type { QrCode } from '../../ui/qr-code';

interface Props {
  /** Where the code leads. */
  readonly url: string;
  /** What the code is called. */
  readonly label: string;
}

/** On paper, the way back to this list: its address and the QR code of that, made here once the list is there. */
export function SheetCode({ url, label }: Props) {
  const [code, setCode] = useState<QrCode>();
  useEffect(() => {
    let current = true;
    import('../../ui/qr-code').then(
      ({ qrCodeOf }) => current && setCode(qrCodeOf(url)),
      // Without the code the address remains.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [url]);
  return (
    <div className="print-only sheet-foot" data-own-address>
      {code && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
          <path stroke="#000" d={code.path} />
        </svg>
      )}
      <p>{url}</p>
    </div>
  );
}
