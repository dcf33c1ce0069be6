import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { SlidePoint, SlideTrace } from '@wenwu/core/auth/slide-proof'
import { useText } from '../lib/i18n.ts'
import './slide-verify.css'

export interface SlideVerifyProps {
  isPassed: boolean
  /** Called at the end, with the way the handle took. */
  onPass: (trace: SlideTrace) => void
  /** Defaults of specification §9: 300 × 42. A narrower container wins. */
  width?: number
  height?: number
}

/** Share per arrow key. */
const step = 0.1

/**
 * The drag-to-verify slider of specification §2.2: passes only when dragged to the end, else snaps back. It is a slider for the keyboard
 * and for readers too (arrows, Home, End). The owner resets it by setting `isPassed` to false and changing its key.
 */
export function SlideVerify({ isPassed, onPass, width = 300, height = 42 }: SlideVerifyProps) {
  const { t } = useText()
  const track = useRef<HTMLDivElement>(null)
  const grip = useRef<{ startX: number; room: number } | undefined>(undefined)
  const [share, setShare] = useState(0)
  const [isDragging, setDragging] = useState(false)
  const shown = isPassed ? 1 : share

  /** The way so far; it begins again when the handle has snapped back. */
  const way = useRef<{ begun: number; points: SlidePoint[] } | undefined>(undefined)

  const note = (place: number): void => {
    way.current ??= { begun: performance.now(), points: [] }
    way.current.points.push([Math.round(performance.now() - way.current.begun), Math.round(place * 1000)])
  }

  const settle = (next: number, by: SlideTrace['by']): void => {
    const bounded = Math.min(1, Math.max(0, next))
    setShare(bounded)
    note(bounded)
    if (bounded >= 1 && !isPassed) onPass({ by, points: way.current?.points ?? [] })
  }

  const snapBack = (): void => {
    way.current = undefined
    setShare(0)
  }

  const down = (event: PointerEvent<HTMLDivElement>): void => {
    if (isPassed || track.current === null) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { startX: event.clientX, room: track.current.clientWidth - event.currentTarget.offsetWidth }
    way.current = undefined
    note(0)
    setDragging(true)
  }
  const move = (event: PointerEvent<HTMLDivElement>): void => {
    if (grip.current === undefined) return
    const reached = Math.min(1, Math.max(0, (event.clientX - grip.current.startX) / grip.current.room))
    note(reached)
    setShare(reached)
  }
  const up = (event: PointerEvent<HTMLDivElement>): void => {
    const held = grip.current
    if (held === undefined) return
    grip.current = undefined
    setDragging(false)
    const reached = (event.clientX - held.startX) / held.room
    if (reached >= 0.995) settle(1, 'pointer')
    else snapBack()
  }
  const cancel = (): void => {
    grip.current = undefined
    setDragging(false)
    if (!isPassed) snapBack()
  }

  const keyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (isPassed) return
    const next: Record<string, number> = {
      ArrowRight: share + step,
      ArrowUp: share + step,
      ArrowLeft: share - step,
      ArrowDown: share - step,
      PageUp: share + 3 * step,
      PageDown: share - 3 * step,
      Home: 0,
      End: 1,
    }
    const target = next[event.key]
    if (target === undefined) return
    event.preventDefault()
    settle(target > 0.999 ? 1 : target, 'keyboard')
  }

  const label = isPassed ? t('auth.slidePassed') : t('auth.slideHint')
  const handle = `calc(${shown} * (100% - ${height}px))`
  return (
    <div
      ref={track}
      className={`slide-verify${isPassed ? ' is-passed' : ''}${isDragging ? ' is-dragging' : ''}`}
      style={{ maxWidth: width, height }}
    >
      <div className="slide-verify-fill" style={{ width: `calc(${shown} * (100% - ${height}px) + ${height / 2}px)` }} />
      <span className="slide-verify-text" aria-live="polite">
        {label}
      </span>
      <div
        className="slide-verify-handle"
        role="slider"
        tabIndex={0}
        aria-label={t('auth.slideLabel')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(shown * 100)}
        aria-valuetext={label}
        aria-disabled={isPassed}
        style={{ width: height, left: handle }}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={cancel}
        onKeyDown={keyDown}
        onBlur={() => {
          if (!isPassed && grip.current === undefined) snapBack()
        }}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d={isPassed ? 'M3 8.500l3.200 3.200L13 5' : 'M4 3.500L8.500 8 4 12.500M8.500 3.500L13 8l-4.500 4.500'} />
        </svg>
      </div>
    </div>
  )
}
