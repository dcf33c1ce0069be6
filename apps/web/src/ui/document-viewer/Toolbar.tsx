import { useState } from 'react'
import { Button, InputNumber, Select, Tooltip } from 'antd'
import {
  AppstoreOutlined,
  BarsOutlined,
  DownloadOutlined,
  LeftOutlined,
  PaperClipOutlined,
  PrinterOutlined,
  RightOutlined,
  SearchOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons'
import { useText } from '../../lib/i18n.ts'
import { nextStep, zoomSteps, type Zoom } from './layout.ts'
import type { Panel } from './SidePanel.tsx'

export interface ToolbarProps {
  page: number
  pageCount: number
  scale: number
  zoom: Zoom
  panel: Panel | null
  isReduced: boolean
  hasAttachments: boolean
  downloadAddress: string | undefined
  onPage: (page: number) => void
  onZoom: (zoom: Zoom) => void
  onPanel: (panel: Panel) => void
  onPrint: () => void
}

export function Toolbar({
  page,
  pageCount,
  scale,
  zoom,
  panel,
  isReduced,
  hasAttachments,
  downloadAddress,
  onPage,
  onZoom,
  onPanel,
  onPrint,
}: ToolbarProps) {
  const { t } = useText()
  const panels: { panel: Panel; icon: React.ReactNode; isShown: boolean }[] = [
    { panel: 'thumbnails', icon: <AppstoreOutlined />, isShown: true },
    { panel: 'outline', icon: <BarsOutlined />, isShown: true },
    { panel: 'search', icon: <SearchOutlined />, isShown: true },
    { panel: 'attachments', icon: <PaperClipOutlined />, isShown: hasAttachments },
  ]
  return (
    <div className="viewer-toolbar no-print" role="toolbar" aria-label={t('viewer.tools')}>
      {!isReduced && (
        <div className="viewer-tools">
          {panels
            .filter(({ isShown }) => isShown)
            .map(({ panel: name, icon }) => (
              <Tooltip key={name} title={t(`viewer.${name}`)}>
                <Button
                  type={panel === name ? 'primary' : 'text'}
                  size="small"
                  icon={icon}
                  aria-label={t(`viewer.${name}`)}
                  aria-pressed={panel === name}
                  onClick={() => onPanel(name)}
                />
              </Tooltip>
            ))}
        </div>
      )}
      <div className="viewer-tools viewer-paging">
        <Button
          type="text"
          size="small"
          icon={<LeftOutlined />}
          aria-label={t('viewer.previousPage')}
          disabled={page === 0}
          onClick={() => onPage(page - 1)}
        />
        <PageNumber key={page} page={page} pageCount={pageCount} onPage={onPage} />
        <span className="viewer-page-count">{t('viewer.pageOf', { n: pageCount })}</span>
        <Button
          type="text"
          size="small"
          icon={<RightOutlined />}
          aria-label={t('viewer.nextPage')}
          disabled={page >= pageCount - 1}
          onClick={() => onPage(page + 1)}
        />
      </div>
      <div className="viewer-tools">
        <Button
          type="text"
          size="small"
          icon={<ZoomOutOutlined />}
          aria-label={t('viewer.zoomOut')}
          onClick={() => onZoom(nextStep(scale, -1))}
        />
        <Select<Zoom>
          size="small"
          className="viewer-zoom"
          aria-label={t('viewer.zoom')}
          popupMatchSelectWidth={false}
          value={zoom}
          onChange={onZoom}
          options={[
            { value: 'auto', label: t('viewer.fitAuto') },
            { value: 'width', label: t('viewer.fitWidth') },
            { value: 'page', label: t('viewer.fitPage') },
            ...zoomSteps.map((step) => ({ value: step, label: `${step * 100}%` })),
          ]}
        />
        <Button
          type="text"
          size="small"
          icon={<ZoomInOutlined />}
          aria-label={t('viewer.zoomIn')}
          onClick={() => onZoom(nextStep(scale, 1))}
        />
      </div>
      {!isReduced && (
        <div className="viewer-tools">
          <Tooltip title={t('viewer.print')}>
            <Button type="text" size="small" icon={<PrinterOutlined />} aria-label={t('viewer.print')} onClick={onPrint} />
          </Tooltip>
          {downloadAddress !== undefined && (
            <Tooltip title={t('viewer.download')}>
              <Button
                type="text"
                size="small"
                icon={<DownloadOutlined />}
                aria-label={t('viewer.download')}
                href={downloadAddress}
                download=""
              />
            </Tooltip>
          )}
        </div>
      )}
    </div>
  )
}

/** The number of the page, to be typed over; what is typed counts with Enter or when the field is left. */
function PageNumber({ page, pageCount, onPage }: Pick<ToolbarProps, 'page' | 'pageCount' | 'onPage'>) {
  const { t } = useText()
  const [typed, setTyped] = useState<number | null>(page + 1)
  const take = (): void => {
    if (typed !== null && typed !== page + 1) onPage(typed - 1)
    else setTyped(page + 1)
  }
  return (
    <InputNumber
      className="viewer-page-number"
      size="small"
      controls={false}
      min={1}
      max={pageCount}
      precision={0}
      value={typed}
      aria-label={t('viewer.pageNumber')}
      onChange={setTyped}
      onPressEnter={take}
      onBlur={take}
    />
  )
}
