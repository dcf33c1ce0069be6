import { Link } from 'react-router'
import type { CaseView, LinkedCase } from '@wenwu/core/cases/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { useText } from '../../../../lib/i18n.ts'
import { usePathTo } from '../../../../lib/pages.ts'

/** The cases before and after this one, where the matter was applied for again. */
export function LinkedCases({ view }: { view: CaseView }) {
  const links: [TextKey, LinkedCase | null][] = [
    ['case.reappliedFrom', view.reappliedFrom],
    ['case.reappliedAs', view.reappliedAs],
  ]
  return links.map(([name, linked]) => linked !== null && <LinkLine key={name} name={name} linked={linked} />)
}

function LinkLine({ name, linked }: { name: TextKey; linked: LinkedCase }) {
  const { t } = useText()
  const path = usePathTo()('case-page', { id: linked.id })
  const words = linked.number ?? (linked.title || t('list.untitled'))
  return (
    <span>
      {t(name)} <strong>{path === undefined ? words : <Link to={path}>{words}</Link>}</strong>
    </span>
  )
}
