import { useState } from 'react'
import { Button, Space } from 'antd'
import { useText } from '../../../lib/i18n.ts'

/** Steps of the zoom, 1 being the picture's own size. */
const levels = [0.25, 0.5, 0.75, 1, 1.5, 2, 3] as const

/** A flow chart as a picture: as wide as its frame at first, then in steps, moved by scrolling. */
export function FlowPicture({ link, description }: { link: string; description: string }) {
  const { t } = useText()
  const [width, setWidth] = useState(0)
  const [level, setLevel] = useState<number>()
  const [hasFailed, setFailed] = useState(false)
  const step = (by: 1 | -1): void => {
    const from = level ?? 1
    setLevel(by === 1 ? (levels.find((each) => each > from) ?? from) : (levels.filter((each) => each < from).at(-1) ?? from))
  }
  if (hasFailed) return <p className="guide-flow-none">{t('guide.noDrawing')}</p>
  return (
    <div className="guide-picture">
      <Space.Compact className="guide-picture-tools" size="small">
        <Button onClick={() => step(1)} aria-label={t('case.zoomIn')}>
          ＋
        </Button>
        <Button onClick={() => step(-1)} aria-label={t('case.zoomOut')}>
          －
        </Button>
        <Button onClick={() => setLevel(undefined)}>{t('case.zoomFit')}</Button>
      </Space.Compact>
      <div className="guide-picture-frame" tabIndex={0} role="group" aria-label={t('guide.drawing')}>
        <img
          src={link}
          alt={description}
          onLoad={(event) => setWidth(event.currentTarget.naturalWidth)}
          onError={() => setFailed(true)}
          style={level === undefined || width === 0 ? { maxWidth: '100%' } : { width: width * level, maxWidth: 'none' }}
        />
      </div>
    </div>
  )
}
