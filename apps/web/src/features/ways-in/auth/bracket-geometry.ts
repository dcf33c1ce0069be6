/** One drawn part; parts are listed from back to front. */
export interface Part {
  key: string
  d: string
  /** Thin lines are details inside a part. */
  isDetail?: boolean
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

/** A bearing block 斗: ear and flat are straight, the lower part 欹 narrows in a hollow curve. */
function block(x: number, top: number, width: number, height: number): string {
  const half = width / 2
  const foot = half * 0.72
  const waist = top + height * 0.55
  return `M${x - half} ${top}H${x + half}V${waist}Q${x + foot + 1} ${waist + height * 0.2} ${x + foot} ${top + height}H${x - foot}Q${x - foot - 1} ${waist + height * 0.2} ${x - half} ${waist}z`
}

/** A bow-shaped arm 栱: flat above, the ends cut off in facets 卷杀 below. */
function arm(x: number, top: number, width: number, height: number): string {
  const half = width / 2
  const facets = [
    [0, 0.42],
    [0.09 * half, 0.68],
    [0.22 * half, 0.87],
    [0.4 * half, 1],
  ] as const
  const right = facets.map(([inset, drop]) => `L${(x + half - inset).toFixed(1)} ${(top + height * drop).toFixed(1)}`).join('')
  const left = [...facets]
    .reverse()
    .map(([inset, drop]) => `L${(x - half + inset).toFixed(1)} ${(top + height * drop).toFixed(1)}`)
    .join('')
  return `M${x - half} ${top}H${x + half}${right}${left}z`
}

/** The head of an arm that comes towards the viewer: a small upright with a cut chin. */
function head(x: number, top: number, height: number): string {
  return `M${x - 11} ${top}h22v${height - 5}l-4 5h-14l-4 -5z`
}

/** A column-top bracket set 柱头铺作 around `x`. */
function bracketSet(x: number, name: string): Part[] {
  const blocks = (top: number, offsets: readonly number[]): Part[] =>
    offsets.map((offset) => ({ key: `${name}-b${top}-${offset}`, d: block(x + offset, top, 46, 24) }))
  const parts: Part[] = [
    { key: `${name}-column`, d: `M${x - 33} 640V478Q${x - 33} 458 ${x - 25} 450H${x + 25}Q${x + 33} 458 ${x + 33} 478V640` },
    { key: `${name}-base`, d: block(x, 386, 104, 46) },
    { key: `${name}-arm1`, d: arm(x, 360, 236, 27) },
    { key: `${name}-head1`, d: head(x, 360, 30) },
    ...blocks(336, [-95, 0, 95]),
    { key: `${name}-arm2`, d: arm(x, 310, 372, 27) },
    { key: `${name}-head2`, d: head(x, 310, 30) },
    ...blocks(286, [-163, -82, 0, 82, 163]),
  ]
  const eyes = [-95, 95].map((offset): Part => ({ key: `${name}-eye${offset}`, d: `M${x + offset - 21} 345h42`, isDetail: true }))
  const eyes2 = [-163, -82, 82, 163].map((offset): Part => ({
    key: `${name}-eyes${offset}`,
    d: `M${x + offset - 21} 295h42`,
    isDetail: true,
  }))
  return [...parts, { key: `${name}-ear`, d: `M${x - 50} 402h100M${x - 50} 411h100`, isDetail: true }, ...eyes, ...eyes2]
}

/** An inverted-V brace 人字栱 of the Tang and Liao, between two columns. */
function brace(x: number, name: string): Part[] {
  const d = `M${x - 9} 312H${x + 9}Q${x + 26} 400 ${x + 74} 418V432H${x + 48}Q${x + 16} 410 ${x} 352Q${x - 16} 410 ${x - 48} 432H${x - 74}V418Q${x - 26} 400 ${x - 9} 312z`
  return [
    { key: `${name}-brace`, d },
    { key: `${name}-block`, d: block(x, 286, 46, 26) },
    { key: `${name}-eye`, d: `M${x - 21} 296h42`, isDetail: true },
  ]
}

const centre = 480
const bay = 540
const sides = [-1, 1] as const

/** Height of the eaves at a distance from the middle: they rise gently towards the corners. */
function eaves(x: number, y: number): number {
  return y - ((x - centre) / 480) ** 2 * 26
}

function curve(y: number): string {
  return `M-20 ${eaves(-20, y)}Q${centre} ${2 * y - eaves(-20, y)} 980 ${eaves(980, y)}`
}

/** Rafters, eaves boards and tile ends. */
function roof(): Part[] {
  const parts: Part[] = []
  for (let x = 4; x <= 960; x += 34)
    parts.push({ key: `tile${x}`, d: `M${x - 17} ${eaves(x - 17, 152)}Q${x} ${eaves(x, 176)} ${x + 17} ${eaves(x + 17, 152)}` })
  for (let x = 21; x <= 960; x += 34) {
    const y = eaves(x, 150)
    parts.push({ key: `cap${x}`, d: `M${x - 8} ${y}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z` })
    parts.push({ key: `eye${x}`, d: `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z`, isDetail: true })
    parts.push({
      key: `row${x}`,
      d: `M${x - 8} ${y - 4}L${centre + (x - 8 - centre) * 0.9} ${y - 96}M${x + 8} ${y - 4}L${centre + (x + 8 - centre) * 0.9} ${y - 96}`,
      isDetail: true,
    })
  }
  for (let x = 16; x <= 960; x += 29) {
    const y = eaves(x, 196)
    parts.push({ key: `fly${x}`, d: box(x - 7, y - 7, 14, 14) })
    const round = eaves(x, 220)
    parts.push({ key: `rafter${x}`, d: `M${x - 9} ${round}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z` })
  }
  const ridge = (drop: number): string =>
    `M${centre - 459} ${eaves(0, 46) - drop}Q${centre} ${2 * 50 - eaves(0, 46) - drop} ${centre + 459} ${eaves(0, 46) - drop}`
  parts.push({ key: 'ridge', d: `${ridge(0)}` }, { key: 'ridge2', d: ridge(9), isDetail: true })
  parts.push(
    { key: 'board', d: curve(182), isDetail: true },
    { key: 'board2', d: curve(208), isDetail: true },
    { key: 'board3', d: curve(232), isDetail: true },
  )
  return parts
}

/** The whole drawing: one bay in elevation, 960 × 640, after the timber halls of the Tang and Liao. */
export const drawing: Part[] = [
  ...roof(),
  { key: 'eaves-purlin', d: box(-20, 238, 1000, 22) },
  { key: 'beam', d: box(-20, 260, 1000, 26) },
  { key: 'beam-line', d: 'M-20 266h1000', isDetail: true },
  ...sides.flatMap((side) => brace(centre + (side * bay) / 2, `brace${side}`)),
  ...[-1, 0, 1].flatMap((index) => bracketSet(centre + index * bay, `set${index}`)),
  { key: 'plate', d: box(-20, 432, 1000, 18) },
  ...sides.map((side) => ({ key: `lintel${side}`, d: side < 0 ? box(-27, 456, 474, 34) : box(513, 456, 474, 34) })),
  ...sides.map((side) => ({
    key: `lintel-line${side}`,
    d: side < 0 ? 'M-27 464h474M-27 482h474' : 'M513 464h474M513 482h474',
    isDetail: true,
  })),
]
