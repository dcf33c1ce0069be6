import { useMemo } from 'react'
import { encode } from 'uqr'

/** A text as a QR code, drawn here: nothing leaves the page. Medium error correction, a quiet zone of four modules. */
export function QrCode({ text, label, isFaded }: { text: string; label: string; isFaded: boolean }) {
  const { size, path } = useMemo(() => {
    const { data, size: width } = encode(text, { ecc: 'M', border: 4 })
    return { size: width, path: data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('') }
  }, [text])
  return (
    <svg
      className={isFaded ? 'qr-code is-faded' : 'qr-code'}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#1f2329" />
    </svg>
  )
}
