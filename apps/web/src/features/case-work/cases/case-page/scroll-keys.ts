/** How far a key moves what is read: by part of a window, by lines, or to an end. */
export type Scroll = { windows: number } | { lines: number } | { to: 'start' | 'end' }

/** What a key means for a text that scrolls, as browsers have it; undefined for any other. */
export function findScroll({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Scroll | undefined {
  if (key === ' ') return { windows: shiftKey ? -1 : 1 }
  return scrolls[key]
}

const scrolls: Readonly<Record<string, Scroll>> = {
  PageDown: { windows: 1 },
  PageUp: { windows: -1 },
  ArrowDown: { lines: 1 },
  ArrowUp: { lines: -1 },
  Home: { to: 'start' },
  End: { to: 'end' },
}

/** CSS pixels of a line, and the part of a window that a page moves: the last lines read stay in sight. */
const line = 40
const page = 0.9

/** The place to which a window of this height that stands at `top` of a text is moved. */
export function placeAfter(scroll: Scroll, { top, height, whole }: { top: number; height: number; whole: number }): number {
  if ('to' in scroll) return scroll.to === 'start' ? 0 : whole
  return top + ('lines' in scroll ? scroll.lines * line : scroll.windows * height * page)
}

/** Moves the file shown: the pages of a document have a window of their own, a picture is moved in what surrounds it. */
export function scrollFile(content: HTMLElement | null, scroll: Scroll): void {
  const window = content?.querySelector<HTMLElement>('.viewer-scroller') ?? content
  if (window == null) return
  window.scrollTop = placeAfter(scroll, { top: window.scrollTop, height: window.clientHeight, whole: window.scrollHeight })
}
