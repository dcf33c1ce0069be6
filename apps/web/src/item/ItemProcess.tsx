import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type Viewer from 'bpmn-js/lib/Viewer'
import { Button, Space } from 'antd'
import { useText } from '../lib/i18n.ts'
import { sizeOfDiagram, type Diagram } from './drawing-size.ts'
import { chooseDrawing, fittingScale, openingScale, scrolledTo, steppedScale, type Size } from './process-scale.ts'
import './item.css'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Canvas {
  viewbox(): { inner: Box }
  viewbox(box: Box): void
  resized(): void
  addMarker(element: string, marker: string): void
}

interface Shape extends Box {
  id: string
  type?: string
}

interface Registry {
  get(id: string): Shape | undefined
  filter(test: (element: Shape) => boolean): Shape[]
}

export interface ItemProcessProps {
  /** BPMN 2.0 with its drawings, for frames of several widths. */
  bpmn: string
  /** Steps where the case is. */
  active?: readonly string[]
  /** Steps it has passed. */
  passed?: readonly string[]
  /** The end it has come to. */
  ended?: string | null
  /** The same in words, for readers who cannot see the drawing. */
  description?: string
}

/** Room around a drawing, in its own units; below it the mark of the library must lie on nothing (NOTICE). */
const margin = { side: 12, below: 48 }

/** What of a sheet of A4 can be printed on (px), between margins of 15 mm. */
const paperWidth = 680

interface Drawn {
  canvas: Canvas
  /** What is drawn, with its margin. */
  box: Box
  /** Where to begin reading: the current step, the end, the last one passed, or the start. */
  start: Shape | undefined
}

/** The room a frame can give: what it has across, and what it may grow to. */
function roomOf(frame: HTMLElement): Size {
  return { width: frame.clientWidth, height: Number.parseFloat(getComputedStyle(frame).maxHeight) || Infinity }
}

function withMargin({ width, height }: Size): Size {
  return { width: width + 2 * margin.side, height: height + margin.side + margin.below }
}

/**
 * The drawing of a process with the current and the passed steps and the end; the library is loaded only when it is shown. Of the drawings
 * it takes the best for its frame. It opens whole or, where that would be too small to read, at a size that can be read, and is scrolled: by
 * wheel, finger, bars and arrow keys.
 */
export function ItemProcess({ bpmn, active = [], passed = [], ended = null, description }: ItemProcessProps) {
  const { t } = useText()
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const drawn = useRef<Drawn>(undefined)
  const scale = useRef(1)
  const [state, setState] = useState<'coming' | 'shown' | 'failed'>('coming')
  const marks = `${active.join()}|${passed.join()}|${ended ?? ''}`

  /** Gives the drawing a size; the library then fills it. */
  const show = useCallback((next: number): void => {
    const { current } = drawn
    if (current === undefined || sheet.current === null) return
    scale.current = next
    sheet.current.style.width = `${Math.round(current.box.width * next)}px`
    sheet.current.style.height = `${Math.round(current.box.height * next)}px`
    sheet.current.style.setProperty('--print-zoom', `${Math.min(1, paperWidth / (current.box.width * next))}`)
    current.canvas.resized()
    current.canvas.viewbox(current.box)
  }, [])

  useEffect(() => {
    let isGone = false
    let shown: Viewer | undefined
    setState('coming')
    const draw = async (): Promise<void> => {
      const [{ default: BpmnViewer }] = await Promise.all([
        import('bpmn-js/lib/Viewer'),
        import('bpmn-js/dist/assets/diagram-js.css'),
        import('bpmn-js/dist/assets/bpmn-js.css'),
      ])
      if (isGone || sheet.current === null || frame.current === null) return
      // the page's own fonts: the library's default has no Chinese
      const { fontFamily } = getComputedStyle(sheet.current)
      const viewer: Viewer = new BpmnViewer({
        container: sheet.current,
        textRenderer: { defaultStyle: { fontFamily, fontSize: 14 }, externalStyle: { fontSize: 14 } },
      })
      shown = viewer
      // the frame around it is what keys come to
      sheet.current.querySelector('svg')?.setAttribute('tabindex', '-1')
      await viewer.importXML(bpmn)
      if (isGone) return
      const diagrams = viewer.getDefinitions().diagrams as Diagram[]
      const best = chooseDrawing(
        diagrams.map((diagram) => withMargin(sizeOfDiagram(diagram))),
        roomOf(frame.current),
      )
      if (best > 0) await viewer.open(diagrams[best]!.id)
      if (isGone) return
      const canvas = viewer.get<Canvas>('canvas')
      const registry = viewer.get<Registry>('elementRegistry')
      const [activeIds = [], passedIds = [], endIds = []] = marks
        .split('|')
        .map((ids) => ids.split(',').filter((id) => registry.get(id) !== undefined))
      for (const id of passedIds) canvas.addMarker(id, 'step-passed')
      for (const id of endIds) canvas.addMarker(id, 'step-ended')
      for (const id of activeIds) canvas.addMarker(id, 'step-active')
      const { inner } = canvas.viewbox()
      const box = { x: inner.x - margin.side, y: inner.y - margin.side, ...withMargin(inner) }
      const first = activeIds[0] ?? endIds[0] ?? passedIds.at(-1)
      const start = first === undefined ? registry.filter((element) => element.type === 'bpmn:StartEvent')[0] : registry.get(first)
      drawn.current = { canvas, box, start }
      show(openingScale(box, roomOf(frame.current)))
      setState('shown')
      if (start === undefined) return
      const { clientWidth, clientHeight } = frame.current
      frame.current.scrollLeft = (start.x + start.width / 2 - box.x) * scale.current - clientWidth / 2
      frame.current.scrollTop = (start.y + start.height / 2 - box.y) * scale.current - clientHeight / 2
    }
    draw().catch(() => {
      if (isGone) return
      clear()
      sheet.current?.removeAttribute('style')
      setState('failed')
    })
    const clear = (): void => {
      shown?.destroy()
      shown = undefined
      drawn.current = undefined
    }
    return () => {
      isGone = true
      clear()
    }
  }, [bpmn, marks, show])

  /** Changes the size; what is in the middle stays there. */
  const zoom = (change: (level: number) => number): void => {
    const { current } = frame
    if (current === null) return
    const before = { scale: scale.current, sheet: sheet.current?.offsetWidth ?? 0, left: current.scrollLeft, top: current.scrollTop }
    show(change(before.scale))
    const { left, top } = scrolledTo(before, { width: current.clientWidth, height: current.clientHeight }, scale.current / before.scale)
    current.scrollLeft = left
    current.scrollTop = top
  }
  const larger = (): void => zoom((level) => steppedScale(level, 1))
  const smaller = (): void => zoom((level) => steppedScale(level, -1))
  const fit = (): void => zoom((level) => (drawn.current === undefined ? level : fittingScale(drawn.current.box, roomOf(frame.current!))))
  const onKey = (event: KeyboardEvent): void => {
    const act = { '+': larger, '=': larger, '-': smaller, '0': fit }[event.key]
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }

  const isShown = state === 'shown'
  return (
    <div className="process">
      <div className="process-tools no-print">
        <Space.Compact size="small">
          <Button disabled={!isShown} onClick={larger} aria-label={t('case.zoomIn')}>
            ＋
          </Button>
          <Button disabled={!isShown} onClick={smaller} aria-label={t('case.zoomOut')}>
            －
          </Button>
          <Button disabled={!isShown} onClick={fit}>
            {t('case.zoomFit')}
          </Button>
        </Space.Compact>
      </div>
      <div ref={frame} className="process-frame" role="group" aria-label={description ?? t('case.drawing')} tabIndex={0} onKeyDown={onKey}>
        {state === 'failed' && <p className="process-missing">{t('case.noDrawing')}</p>}
        <div ref={sheet} className="process-drawing" />
      </div>
      {marks !== '||' && (
        <ul className="process-legend">
          {active.length > 0 && <li className="is-active">{t('case.legendActive')}</li>}
          {passed.length > 0 && <li className="is-passed">{t('case.legendPassed')}</li>}
          {ended !== null && <li className="is-ended">{t('case.legendEnded')}</li>}
        </ul>
      )}
    </div>
  )
}
