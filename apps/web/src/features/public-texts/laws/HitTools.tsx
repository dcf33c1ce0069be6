import { useRef, type RefObject } from 'react'
import { Button } from 'antd'
import { useText } from '../../../lib/i18n.ts'

/** Goes from one marked word to the next and back, around the end. */
export function HitTools({ within }: { within: RefObject<HTMLElement | null> }) {
  const { t } = useText()
  const at = useRef(-1)
  const move = (step: number): void => {
    const marks = [...(within.current?.querySelectorAll<HTMLElement>('.law-text mark') ?? [])]
    if (marks.length === 0) return
    at.current = at.current === -1 && step < 0 ? marks.length - 1 : (at.current + step + marks.length) % marks.length
    marks.forEach((mark, index) => mark.classList.toggle('is-here', index === at.current))
    marks[at.current]?.scrollIntoView({ block: 'center' })
  }
  return (
    <>
      <Button size="small" onClick={() => move(-1)}>
        {t('laws.previousHit')}
      </Button>
      <Button size="small" onClick={() => move(1)}>
        {t('laws.nextHit')}
      </Button>
    </>
  )
}
