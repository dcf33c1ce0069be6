import { useEffect, useRef, useState } from 'react'
import { Button } from 'antd'
import PrinterOutlined from '@ant-design/icons/PrinterOutlined'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { guideAnchor } from '@wenwu/core/guides/model'
import { guideQuery } from '../../../item/use-item-guide.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { OtherKindNote } from '../../../item/OtherKindNote.tsx'
import { AuthorityPhones } from './AuthorityPhones.tsx'
import { FlowDialog } from './FlowDialog.tsx'
import { GuideSheet } from './GuideSheet.tsx'
import { guideSections } from './guide-sections.ts'
import { useApplyWay } from './use-apply-way.ts'
import { useSectionSpy } from '../../../lib/use-section-spy.ts'
import '../../../item/button-link.css'

const sectionKeys = guideSections.map(({ key }) => key)

/** /work-guide/:itemCode. */
export function GuidePage() {
  const { itemCode = '' } = useParams()
  return <GuideOfCode key={itemCode} code={itemCode} />
}

/** The guide of a matter, by any notation of its code (specification §2.7). */
export function GuideOfCode({ code }: { code: string }) {
  const { t, textOf } = useText()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const query = useQuery(guideQuery(code))
  const guide = query.data
  const bar = useRef<HTMLElement>(null)
  const { active, goTo } = useSectionSpy(sectionKeys, guide !== undefined, bar, guideAnchor)
  const [isFlowShown, setFlowShown] = useState(false)
  const applyWay = useApplyWay()
  usePageTitle(guide === undefined ? undefined : t('guide.titleOf', { name: textOf(guide.shortName) }))

  const isThere = guide !== undefined
  const chosen = useRef(new Set<string>())
  useEffect(() => {
    // a tab that is chosen scrolls by itself, and the address follows it
    const key = sectionKeys.find((each) => hash === `#${guideAnchor(each)}`)
    if (isThere && key !== undefined && !chosen.current.delete(key)) goTo(key, 'instant')
  }, [isThere, hash, goTo])

  if (query.error instanceof CallError && query.error.code === 'not-found')
    return <EmptyState text={t('guide.unknown', { code })} action={<Link to="/work-guide">{t('guide.toList')}</Link>} />
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (guide === undefined) return <PageSkeleton />

  const way = applyWay(guide)
  const choose = (key: string): void => {
    goTo(key)
    if (hash !== `#${guideAnchor(key)}`) chosen.current.add(key)
    void navigate({ pathname, search, hash: guideAnchor(key) }, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <GuideSheet
        guide={guide}
        tabs={{ bar, active, onChoose: choose }}
        telephones={<AuthorityPhones />}
        actions={
          <>
            {way.state === 'other-kind' && <OtherKindNote name={guide.name} applicants={guide.applicants} />}
            <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
              {t('common.print')}
            </Button>
            {way.path !== undefined && (
              <Link className="button-link is-primary" to={way.path} onClick={way.onFollow}>
                {t(
                  way.state !== 'sign-in'
                    ? 'guide.apply'
                    : guide.applicants.includes('individual')
                      ? 'guide.signInToApply'
                      : 'guide.signInAsEntity',
                )}
              </Link>
            )}
          </>
        }
        flow={
          <Button type="link" className="guide-flow-link no-print" onClick={() => setFlowShown(true)}>
            {t('guide.viewDrawing')}
          </Button>
        }
      />
      <FlowDialog
        flow={guide.flow}
        description={guide.texts.handleProcess === undefined ? t('guide.drawing') : textOf(guide.texts.handleProcess)}
        isOpen={isFlowShown}
        onClose={() => setFlowShown(false)}
      />
    </>
  )
}
