import { useRef, useState } from 'react'
import { Tooltip } from 'antd'

/** Two lines at most, one in a table; when something was cut, the whole text comes as a tooltip. Measured only when the pointer or the focus is there. */
export function ClampedText({ text }: { text: string }) {
  const element = useRef<HTMLSpanElement>(null)
  const [isCut, setCut] = useState(false)
  const measure = (): void => {
    const span = element.current
    if (span !== null) setCut(span.scrollHeight > span.clientHeight + 1 || span.scrollWidth > span.clientWidth)
  }
  const span = (
    <span ref={element} className="clamped" onPointerEnter={measure}>
      {text}
    </span>
  )
  return isCut ? (
    <Tooltip title={text} mouseEnterDelay={0.3} placement="topLeft">
      {span}
    </Tooltip>
  ) : (
    span
  )
}
