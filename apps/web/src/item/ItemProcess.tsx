import { useEffect, useRef, useState } from 'react'
import type NavigatedViewer from 'bpmn-js/lib/NavigatedViewer'
import { Button, Space } from 'antd'
import { useText } from '../lib/i18n.ts'
import 'bpmn-js/dist/assets/diagram-js.css'
import 'bpmn-js/dist/assets/bpmn-js.css'
import './item.css'

interface Canvas {
  zoom(level: 'fit-viewport' | number, centre?: 'auto'): number
  zoom(): number
  scrollToElement(element: string, padding?: number): void
  addMarker(element: string, marker: string): void
}

export interface ItemProcessProps {
  /** BPMN 2.0 with its drawing. */
  bpmn: string
  /** Steps where the case is. */
  active?: readonly string[]
  /** Steps it has passed. */
  passed?: readonly string[]
  /** The same in words, for readers who cannot see the drawing. */
  description?: string
}

/** Least zoom at which the names of steps can be read. */
const readable = 0.8

/** The page's own fonts: the library's default has no Chinese. */
function fontOf(element: HTMLElement): string {
  return getComputedStyle(element).fontFamily
}

/** The start event, to begin reading at. */
function firstNode(viewer: NavigatedViewer): string {
  const registry = viewer.get<{ filter(test: (element: { type?: string; id: string }) => boolean): { id: string }[] }>('elementRegistry')
  return registry.filter((element) => element.type === 'bpmn:StartEvent')[0]?.id ?? ''
}

/** The drawing of a process with the current and the passed steps; the library is loaded only when it is shown. */
export function ItemProcess({ bpmn, active = [], passed = [], description }: ItemProcessProps) {
  const { t } = useText()
  const frame = useRef<HTMLDivElement>(null)
  const viewer = useRef<NavigatedViewer | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const marks = `${active.join()}|${passed.join()}`

  useEffect(() => {
    let isGone = false
    const draw = async (): Promise<void> => {
      const { default: Viewer } = await import('bpmn-js/lib/NavigatedViewer')
      if (isGone || frame.current === null) return
      const drawn = new Viewer({
        container: frame.current,
        textRenderer: { defaultStyle: { fontFamily: fontOf(frame.current), fontSize: 14 }, externalStyle: { fontSize: 13 } },
      })
      viewer.current = drawn
      await drawn.importXML(bpmn)
      const canvas = drawn.get<Canvas>('canvas')
      const [activeIds = '', passedIds = ''] = marks.split('|')
      for (const id of passedIds.split(',').filter(Boolean)) canvas.addMarker(id, 'step-passed')
      for (const id of activeIds.split(',').filter(Boolean)) canvas.addMarker(id, 'step-active')
      const whole = canvas.zoom('fit-viewport', 'auto')
      // A long process fitted into the frame is a row of specks: show it at a size that can be read, at the step that matters.
      if (whole < readable) {
        canvas.zoom(readable)
        canvas.scrollToElement(activeIds.split(',')[0] || passedIds.split(',').at(-1) || firstNode(drawn), 120)
      }
    }
    draw().catch(() => {
      if (!isGone) setFailed(true)
    })
    return () => {
      isGone = true
      viewer.current?.destroy()
      viewer.current = null
    }
  }, [bpmn, marks])

  const zoom = (change: (level: number) => number | 'fit-viewport'): void => {
    const canvas = viewer.current?.get<Canvas>('canvas')
    if (canvas === undefined) return
    const level = change(canvas.zoom())
    if (level === 'fit-viewport') canvas.zoom(level, 'auto')
    else canvas.zoom(level)
  }

  if (hasFailed) return <p className="process-missing">{t('case.noDrawing')}</p>
  return (
    <div className="process">
      <Space.Compact className="process-tools no-print" size="small">
        <Button onClick={() => zoom((level) => level * 1.25)} aria-label={t('case.zoomIn')}>
          ＋
        </Button>
        <Button onClick={() => zoom((level) => level / 1.25)} aria-label={t('case.zoomOut')}>
          －
        </Button>
        <Button onClick={() => zoom(() => 'fit-viewport')}>{t('case.zoomFit')}</Button>
      </Space.Compact>
      <div ref={frame} className="process-drawing" role="group" aria-label={description ?? t('case.drawing')} />
      <ul className="process-legend">
        <li className="is-active">{t('case.legendActive')}</li>
        <li className="is-passed">{t('case.legendPassed')}</li>
      </ul>
    </div>
  )
}
