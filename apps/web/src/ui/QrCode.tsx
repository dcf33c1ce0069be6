import { useMemo } from 'react'
import { encode } from 'uqr'
import './qr-code.css'

/** A QR code drawn here, as one path: what it holds never leaves the page. `label` is what readers hear. */
export function QrCode({ text, label, size = 176 }: { text: string; label: string; size?: number }) {
  const { d, width } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: 4 })
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { d: squares.join(''), width: data.length }
  }, [text])
  return (
    <svg className="qr-code" viewBox={`0 0 ${width} ${width}`} width={size} height={size} role="img" aria-label={label}>
      <path d={d} />
    </svg>
  )
}
