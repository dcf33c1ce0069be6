/** Size of the letters the drawing reckons with; a viewer should not take larger ones. */
const letter = 14
const lineHeight = 17
/** Widest line of a name beside its shape: five Chinese characters. */
const labelLine = 5 * letter

/** How many lines a text takes when it is broken into lines of a width (px): between words, and within a word where it is longer than a line. */
export function countLines(text: string, width: number): number {
  return text.split('\n').reduce((lines, paragraph) => lines + countLinesOf(paragraph, width), 0)
}

function countLinesOf(paragraph: string, width: number): number {
  let [lines, used] = [1, 0]
  for (const word of paragraph.split(/(?<=[\s-])/u)) {
    const wanted = widthOf(word)
    if (used > 0 && used + wanted > width) [lines, used] = [lines + 1, 0]
    // a line of Chinese is broken at any character, so what is left of a line's end is at most one
    const broken = Math.max(0, Math.ceil(wanted / (width - letter + 1)) - 1)
    if (wanted > width) [lines, used] = [lines + broken, wanted - broken * width]
    else used += wanted
  }
  return lines
}

/** The room (px) a name needs beside its shape. */
export function sizeOfLabel(text: string): { width: number; height: number } {
  const longest = Math.max(...text.split('\n').map(widthOf))
  // a little more than reckoned, for the letters of other fonts
  return { width: 2 * Math.ceil(Math.min(longest, labelLine) / 2) + 6, height: countLines(text, labelLine) * lineHeight }
}

/** The height (px) that lines of text take. */
export function heightOfLines(lines: number): number {
  return lines * lineHeight
}

function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += (character.codePointAt(0) ?? 0) < 0x1100 ? letter * 0.58 : letter
  return width
}
