import { useEffect, useState } from 'react'
import { Button } from 'antd'
import DownOutlined from '@ant-design/icons/DownOutlined'
import type { CaseView } from '@wenwu/core/cases/model'
import { useText } from '../../../lib/i18n.ts'
import { useIsNarrow } from '../../../lib/viewport.ts'
import { railTitleId } from './ActionRail.tsx'

/** On a phone the rail stands below the content: a bar at the bottom leads to it while it is out of sight and there is something to do. */
export function ActionJump({ view }: { view: CaseView }) {
  const { t, textOf } = useText()
  const isNarrow = useIsNarrow()
  const task = view.tasks.find((each) => each.isMine)
  const isDue = isNarrow && task !== undefined
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    const title = document.getElementById(railTitleId)
    if (!isDue || title === null) return
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true))
    observer.observe(title)
    return () => observer.disconnect()
  }, [isDue])
  if (!isDue || isInSight) return null
  const go = (): void => {
    const title = document.getElementById(railTitleId)
    title?.scrollIntoView({ block: 'start' })
    title?.focus({ preventScroll: true })
  }
  return (
    <div className="action-jump no-print">
      <Button type="primary" block icon={<DownOutlined />} iconPlacement="end" onClick={go}>
        {t('case.goHandle', { name: textOf(task.stepName) })}
      </Button>
    </div>
  )
}
