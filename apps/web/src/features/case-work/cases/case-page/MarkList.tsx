import { Button } from 'antd'
import { pathLabel } from '@wenwu/core/form/problem-text'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { byFormOrder } from '@wenwu/core/item/form-order'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { noteIdOf } from '../../../../form/DefectMark.tsx'
import { goToShown } from '../../../../form/shown-field.ts'
import { useText } from '../../../../lib/i18n.ts'
import { wordsIdOf } from './DefectWords.tsx'
import type { Marks } from './marks.ts'

export interface MarkListProps {
  item: ItemDefinition
  marks: Marks
  onShow: (node: string) => void
}

/** What is marked to be corrected, each with the way to it; what has no words yet says so. */
export function MarkList({ item, marks, onShow }: MarkListProps) {
  const { t, textOf, locale } = useText()
  const entries = [
    ...Object.entries(marks.fields).map(([path, note]) => ({
      kind: 'field' as const,
      path,
      note,
      name: pathLabel(item.form, path, locale),
      go: () => {
        goToShown(path)
        // a table may turn to its page first
        requestAnimationFrame(() => focusWords(noteIdOf(path)))
      },
    })),
    ...Object.entries(marks.materials).map(([key, note]) => ({
      kind: 'material' as const,
      path: key,
      note,
      name: textOf(item.materials.find((material) => material.key === key)?.name ?? { zh_CN: key, en_US: key }),
      go: () => focusWords(wordsIdOf(key)) || onShow('materials'),
    })),
  ].sort(byFormOrder(item))
  if (entries.length === 0) return null
  return (
    <ul className="mark-list">
      {entries.map(({ kind, path, note, name, go }) => (
        <li key={`${kind} ${path}`}>
          <Button type="link" size="small" className="story-link" onClick={go}>
            {name}
          </Button>
          {hasVisibleText(note) ? <p title={note}>{note}</p> : <p className="tone-amber">{t('case.markWithoutWords')}</p>}
        </li>
      ))}
    </ul>
  )
}

/** The focus goes to where the words of a mark are written; false where that is not on the page. */
function focusWords(id: string): boolean {
  const box = document.getElementById(id)
  box?.scrollIntoView({ block: 'center' })
  box?.focus({ preventScroll: true })
  return box !== null
}
