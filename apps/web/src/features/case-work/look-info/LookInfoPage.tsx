import { Link, useSearchParams } from 'react-router'
import { Alert } from 'antd'
import { draftStatus } from '@wenwu/core/codes/statuses'
import type { LookInfo } from '@wenwu/core/cases/schemas'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { matterCode } from '@wenwu/core/item/matter-code'
import { FilePreview } from '../../../item/FilePreview.tsx'
import { ItemFormServices } from '../../../item/ItemFormServices.tsx'
import { useFileOpener } from '../../../item/use-file-opener.ts'
import { useItemVersion } from '../../../item/use-item-version.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageFailure } from '../../../ui/PageFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { SectionPanel } from './SectionPanel.tsx'
import { SectionTree } from './SectionTree.tsx'
import { useLook } from './use-look.ts'
import '../../../item/button-link.css'
import './look-info.css'

/** Names of the parameters of the address; the first two are those of specification §2.6. */
const parameters = { itemCode: 'itemCode', caseId: 'id', node: 'node' } as const

/** The project look-info viewer (specification §2.6): a case section by section, by the code of its entity and its id. */
export function LookInfoPage() {
  const { t } = useText()
  const [address] = useSearchParams()
  const itemCode = address.get(parameters.itemCode) ?? ''
  const caseId = (address.get(parameters.caseId) ?? '').trim()
  const look = useLook(itemCode, caseId)
  const own = useItemVersion(look.data?.itemVersionId)
  const tree = useItemVersion(look.data?.treeVersionId)
  const failure = look.error ?? own.error ?? tree.error
  const toCases = usePathTo()('cases')
  const casesLink = toCases === undefined ? undefined : <Link to={toCases}>{t('look.toCases')}</Link>
  if (caseId === '') return <EmptyState text={t('look.noId')} action={casesLink} />
  if (look.error instanceof CallError && look.error.code === 'not-found') return <EmptyState text={t('look.gone')} action={casesLink} />
  if (failure !== null && failure !== undefined)
    return (
      <PageFailure
        error={failure}
        onRetry={() => {
          void look.refetch()
          own.refetch()
          tree.refetch()
        }}
      />
    )
  if (look.data === undefined || own.version === undefined || tree.version === undefined) return <PageSkeleton />
  return (
    <ItemFormServices caseId={caseId}>
      <Viewer key={caseId} asked={itemCode} look={look.data} item={own.version.definition} tree={tree.version.definition} />
    </ItemFormServices>
  )
}

interface ViewerProps {
  /** The code in the address. */
  asked: string
  look: LookInfo
  item: ItemDefinition
  /** The item whose tree is shown. */
  tree: ItemDefinition
}

function Viewer({ asked, look, item, tree }: ViewerProps) {
  const { textOf } = useText()
  const [address, setAddress] = useSearchParams()
  const { opened, open, close } = useFileOpener()
  const nodes = tree.viewer.filter(({ key }) => look.nodes.includes(key))
  const node = nodes.find(({ key }) => key === address.get(parameters.node)) ?? nodes[0]
  const title = look.title || textOf(look.itemName)
  usePageTitle(title)
  const choose = (key: string): void => {
    const next = new URLSearchParams(address)
    next.set(parameters.node, key)
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="page look-page">
      <LookHeader look={look} title={title} />
      <TreeNotice asked={asked} look={look} tree={tree} />
      <div className="look-columns">
        <SectionTree name={textOf(tree.shortName)} nodes={nodes} active={node?.key ?? ''} onChoose={choose} />
        {node !== undefined && <SectionPanel key={node.key} look={look} item={item} node={node} onOpenFile={open} />}
      </div>
      <FilePreview file={opened} onClose={close} />
    </div>
  )
}

/** The title bar: which matter and which case, and the way to all of it. */
function LookHeader({ look, title }: { look: LookInfo; title: string }) {
  const { t, textOf } = useText()
  const casePath = usePathTo()(look.status === draftStatus ? 'application-form' : 'case-page', { id: look.id })
  const code = matterCode(look.itemCode)
  return (
    <PageHeader
      title={title}
      extra={<StatusTag of={look} />}
      description={
        <span className="look-facts">
          <span>
            {code !== '' && <span className="mono">{code} </span>}
            {textOf(look.itemName)}
          </span>
          {look.number !== null && (
            <span>
              {t('case.receiptNumber')} <span className="mono">{look.number}</span>
            </span>
          )}
        </span>
      }
      actions={
        casePath !== undefined && (
          <Link className="button-link" to={casePath}>
            {t('look.openCase')}
          </Link>
        )
      }
    />
  )
}

/** Said where the tree is not that of the case: the code is unknown, or is another matter's. */
function TreeNotice({ asked, look, tree }: { asked: string; look: LookInfo; tree: ItemDefinition }) {
  const { t, textOf } = useText()
  if (look.treeVersionId === look.itemVersionId && !look.isFallback) return null
  const params = { code: asked, tree: textOf(tree.shortName), item: textOf(look.itemName) }
  return (
    <Alert
      type="info"
      showIcon
      className="look-notice"
      title={t(look.isFallback ? 'look.unknownCode' : 'look.otherCode', params)}
      action={<Link to={`?${new URLSearchParams({ itemCode: look.itemCode, id: look.id }).toString()}`}>{t('look.ownTree')}</Link>}
    />
  )
}
