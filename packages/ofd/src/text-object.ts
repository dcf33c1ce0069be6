import { familyFor, outlineText, type OfdFont } from './fonts.ts'
import { paintOf, type DrawAll } from './paint.ts'
import type { PageDrawing, Place, Style } from './page-drawing.ts'
import { element, type SvgNode } from './svg.ts'
import { estimatedWidth, type TextRun } from './text-run.ts'
import { deltasOf, isTrue, matrixText, multiply, numberOf, numbersOf, short, translation, type Matrix } from './values.ts'
import { childrenOf, textOf, type XmlElement } from './xml.ts'

/** A character where it stands in the object. */
interface PlacedChar {
  char: string
  /** Glyph that the document names; undefined where the font's own table decides; null for the further characters of a ligature. */
  glyph: number | null | undefined
  x: number
  y: number
  /** To the next character. */
  advance: number
}

interface Lettering {
  font: OfdFont
  size: number
  /** Stretch along the line. */
  stretch: number
  /** Turn of each character in degrees. */
  turn: number
  /** 0, 90, 180 or 270: where the line runs, in degrees. */
  reading: number
  isBold: boolean
  isItalic: boolean
}

/** Draws a text object (GB/T 33190 §11) inside its own coordinates and notes its characters for selecting and finding. */
export function drawText(object: XmlElement, style: Style, place: Place, drawing: PageDrawing, drawAll: DrawAll): SvgNode[] {
  const { attributes } = object
  const font = drawing.resources.font(attributes['Font'] ?? '')
  if (font.isUnreadable) drawing.warnings.add('font-unreadable')
  const lettering: Lettering = {
    font,
    size: Math.abs(numberOf(attributes['Size'], 4)),
    stretch: numberOf(attributes['HScale'], 1),
    turn: numberOf(attributes['CharDirection'], 0),
    reading: numberOf(attributes['ReadDirection'], 0),
    isBold: numberOf(attributes['Weight'], 400) >= 600 || (font.isBold && font.outlines === null),
    isItalic: isTrue(attributes['Italic']) || (font.isItalic && font.outlines === null),
  }
  const lines = placeChars(object, lettering, drawing)
  if (!place.isPattern) for (const line of lines) noteRuns(line, lettering, place, drawing)

  const isFilled = attributes['Fill'] !== 'false'
  const isStroked = isTrue(attributes['Stroke'])
  const fill = isFilled ? paintOf(style.fill, place, drawing, drawAll) : { paint: 'none', opacity: undefined }
  const stroke = isStroked ? paintOf(style.stroke, place, drawing, drawAll) : undefined
  const look = {
    fill: fill.paint,
    'fill-opacity': fill.opacity,
    stroke: stroke?.paint,
    'stroke-opacity': stroke?.opacity,
    'stroke-width': stroke === undefined ? undefined : style.lineWidth,
  }
  // a character that the font's own table lacks is drawn in a font of the machine
  const hasOutline = ({ char, glyph }: PlacedChar): boolean =>
    font.outlines !== null && (glyph !== undefined || font.outlines.glyphOf(char) !== 0)
  const letters = lines.flatMap((line) =>
    drawLetters(
      line.filter((placed) => !hasOutline(placed)),
      lettering,
      look,
    ),
  )
  const outlines = drawOutlines(lines.flat().filter(hasOutline), lettering, drawing)
  if (outlines === '') return letters
  // without bold outlines of its own, a bold text is drawn a little fatter
  const bold =
    lettering.isBold && stroke === undefined
      ? { stroke: fill.paint, 'stroke-opacity': fill.opacity, 'stroke-width': lettering.size * 0.03 }
      : {}
  return [element('path', { ...look, ...bold, d: outlines }), ...letters]
}

/** The characters of each TextCode with their places. */
function placeChars(object: XmlElement, lettering: Lettering, drawing: PageDrawing): PlacedChar[][] {
  const glyphs = namedGlyphs(object)
  let position = 0
  let [lineX, lineY] = [0, 0]
  return childrenOf(object, 'TextCode').map((code) => {
    const chars = [...code.text.replace(/^[\r\n]+|[\r\n]+$/g, '')]
    drawing.countCharacters(chars.length)
    const dx = deltasOf(code.attributes['DeltaX'])
    const dy = deltasOf(code.attributes['DeltaY'])
    ;[lineX, lineY] = [numberOf(code.attributes['X'], lineX), numberOf(code.attributes['Y'], lineY)]
    let [x, y] = [lineX, lineY]
    const { size, stretch, reading } = lettering
    return chars.map((char, i) => {
      const width = estimatedWidth(char) * size * stretch
      const isLast = i === chars.length - 1
      // without distances, characters follow each other by their width
      const stepX = dx[i] ?? (dx.length > 0 && !isLast ? dx.at(-1)! : dy.length > 0 || dx.length > 0 ? 0 : reading === 0 ? width : 0)
      const stepY = dy[i] ?? 0
      const placed: PlacedChar = { char, glyph: glyphs.get(position++), x, y, advance: isLast || stepX === 0 ? width : stepX }
      x += stepX
      y += stepY
      return placed
    })
  })
}

/** Glyphs by the position of their character (CGTransform); a ligature stands at its first one. */
function namedGlyphs(object: XmlElement): Map<number, number | null> {
  const found = new Map<number, number | null>()
  for (const transform of childrenOf(object, 'CGTransform')) {
    const start = numberOf(transform.attributes['CodePosition'], 0)
    const glyphs = numbersOf(textOf(transform, 'Glyphs'))
    const codes = Math.min(numberOf(transform.attributes['CodeCount'], 1), 10_000)
    for (let i = 0; i < codes; i++) found.set(start + i, glyphs[i] ?? null)
  }
  return found
}

/** Characters as one path of the embedded outlines. */
function drawOutlines(chars: PlacedChar[], { font, size, stretch, turn, isItalic }: Lettering, drawing: PageDrawing): string {
  const { outlines } = font
  if (outlines === null) return ''
  const angle = (turn * Math.PI) / 180
  const turned: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
  const shape = multiply(turned, [size * stretch, 0, isItalic ? -0.2 * size : 0, size, 0, 0])
  let text = ''
  for (const { char, glyph, x, y } of chars) {
    if (glyph === null) continue
    const outline = outlines.outlineOf(glyph ?? outlines.glyphOf(char))
    drawing.countSegments(outline.length)
    text += outlineText(outline, [shape[0], shape[1], shape[2], shape[3], x, y])
  }
  return text
}

/** Characters in a font of the machine: a line in one element where nothing is turned or stretched. */
function drawLetters(chars: PlacedChar[], lettering: Lettering, look: Record<string, string | number | undefined>): SvgNode[] {
  const { font, size, stretch, turn } = lettering
  // blanks draw nothing, and browsers would count them differently
  const drawn = chars.filter(({ char }) => char.trim() !== '')
  if (drawn.length === 0) return []
  const common = {
    ...look,
    'font-size': size,
    'font-family': familyFor(font),
    'font-weight': lettering.isBold ? 'bold' : undefined,
    'font-style': lettering.isItalic ? 'italic' : undefined,
  }
  if (stretch === 1 && turn === 0 && drawn.every(({ char }) => char.length === 1)) {
    const list = (values: number[]): string => values.map(short).join(' ')
    return [
      element('text', { ...common, x: list(drawn.map(({ x }) => x)), y: list(drawn.map(({ y }) => y)) }, [
        drawn.map(({ char }) => char).join(''),
      ]),
    ]
  }
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return drawn.map(({ char, x, y }) =>
    element('text', { ...common, transform: matrixText([cos * stretch, sin * stretch, -sin, cos, x, y]) }, [char]),
  )
}

let objects = 0

/** Characters on one base line are one run; a vertical line has a run for each character. */
function noteRuns(chars: PlacedChar[], { size, turn }: Lettering, place: Place, drawing: PageDrawing): void {
  const object = ++objects
  const angle = (turn * Math.PI) / 180
  const turned: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
  let run: TextRun | undefined
  let before: PlacedChar | undefined
  for (const placed of chars) {
    const isSameLine = turn === 0 && before !== undefined && Math.abs(placed.y - before.y) < size * 0.01 && placed.x >= before.x
    if (run === undefined || !isSameLine) {
      run = {
        chars: [],
        offsets: [0],
        size,
        matrix: multiply(place.toPage, multiply(translation(placed.x, placed.y), turned)),
        source: drawing.source,
        object,
      }
      drawing.runs.push(run)
    } else run.offsets[run.offsets.length - 1] = run.offsets.at(-2)! + placed.x - before!.x
    run.chars.push(placed.char)
    run.offsets.push(run.offsets.at(-1)! + placed.advance)
    before = placed
  }
}
