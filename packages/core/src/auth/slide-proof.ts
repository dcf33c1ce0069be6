/** One point of a drag: milliseconds since it began, and the place on the way in thousandths. */
export type SlidePoint = readonly [time: number, place: number]

/** How the slider of specification §2.2 was moved to its end. */
export interface SlideTrace {
  by: 'pointer' | 'keyboard'
  points: readonly SlidePoint[]
}

/** The header in which the page sends the proof; `/sso/login` has no field for it. */
export const slideProofHeader = 'x-slide-proof'

const mostPoints = 60
const shape = /^([A-Za-z0-9_.-]{40,200})~([pk])~(\d{1,6}-\d{1,4}(?:_\d{1,6}-\d{1,4}){0,59})$/

/** The header of a proof: the server's nonce and the way the handle took, thinned to sixty points that keep the first and the last. */
export function encodeSlideProof(nonce: string, trace: SlideTrace): string {
  const stride = Math.ceil(trace.points.length / (mostPoints - 1))
  const kept = trace.points.filter((_point, i) => i % stride === 0 || i === trace.points.length - 1)
  return `${nonce}~${trace.by === 'pointer' ? 'p' : 'k'}~${kept.map(([time, place]) => `${time}-${place}`).join('_')}`
}

/** Reads a header; undefined where it is none. */
export function decodeSlideProof(header: string): { nonce: string; trace: SlideTrace } | undefined {
  const match = shape.exec(header)
  if (match === null) return undefined
  const [, nonce = '', by, points = ''] = match
  const read = points.split('_').map((point): SlidePoint => {
    const [time = '', place = ''] = point.split('-')
    return [Number(time), Number(place)]
  })
  return { nonce, trace: { by: by === 'p' ? 'pointer' : 'keyboard', points: read } }
}

/**
 * Whether a hand may have done this: it ends at the end, time only goes on, and a drag begins at the left, has points on its way and
 * takes between 40 ms and a minute. Modest on purpose: whoever writes a program can make up such a trace, and the keyboard (one press
 * of End) must pass. What it costs an attacker is a fresh nonce for each try (decision 0021).
 */
export function isPlausible({ by, points }: SlideTrace): boolean {
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined || last[1] < 995) return false
  if (points.some(([time, place], i) => place > 1000 || (i > 0 && time < points[i - 1]![0]))) return false
  const duration = last[0] - first[0]
  if (duration > 60_000) return false
  return by === 'keyboard' || (points.length >= 4 && first[1] <= 200 && duration >= 40)
}
