import { useEffect, useState } from 'react'
import { Button } from 'antd'
import DownOutlined from '@ant-design/icons/DownOutlined'
import type { CaseView } from '@wenwu/core/cases/model'
import { useText } from '../../../../lib/i18n.ts'
import { stayAt } from '../../../../lib/stay-at.ts'
import { useIsNarrow } from '../../../../lib/viewport.ts'
import { railId } from './ActionRail.tsx'

/** On a phone the rail stands below the content: a bar at the bottom leads to it while it is out of sight and there is something to do. */
export function ActionJump({ view }: { view: CaseView }) {
  const { t, textOf } = useText()
  const isNarrow = useIsNarrow()
  const task = view.tasks.find((each) => each.isMine)
  const isDue = isNarrow && task !== undefined
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    const rail = document.getElementById(railId)
    if (!isDue || rail === null) return
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true), { rootMargin: '0px 0px -80px' })
    observer.observe(rail)
    return () => observer.disconnect()
  }, [isDue])
  if (!isDue || isInSight) return null
  const go = (): void => {
    const rail = document.getElementById(railId)
    stayAt(() => rail?.scrollIntoView({ block: 'start' }))
    rail?.focus({ preventScroll: true })
  }
  return (
    <div className="action-jump no-print">
      <Button type="primary" block icon={<DownOutlined />} iconPlacement="end" onClick={go}>
        {t('case.goHandle', { name: textOf(task.stepName) })}
      </Button>
    </div>
  )
}
