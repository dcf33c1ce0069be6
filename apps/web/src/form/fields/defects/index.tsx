import { defectsSchema, type Settings } from '@wenwu/core/form/types/defects/model'
import { useText } from '../../../lib/i18n.ts'
import { PartProblems } from '../../inputs/PartProblems.tsx'
import { TextView } from '../../inputs/TextView.tsx'
import type { FieldWidgets, InputProps } from '../../widget.ts'

/** How much is marked; it is marked where it stands, in the application and at its materials. */
function DefectsInput({ id, value, problems }: InputProps<Settings>) {
  const { t } = useText()
  const { data } = defectsSchema.safeParse(value)
  const n = (data?.fields.length ?? 0) + (data?.materials.length ?? 0)
  // each mark is a problem of its own; what several have in common is told once
  const ofMarks = [...new Map(problems.filter(({ path }) => path !== '').map((problem) => [problem.text, problem])).values()]
  return (
    <>
      {/* takes the focus where nothing is marked */}
      <p id={id} tabIndex={-1} className={n > 0 ? 'tone-amber' : undefined}>
        {n > 0 ? t('case.defectsChosen', { n }) : t('case.defectsHint')}
      </p>
      <PartProblems id={`${id}-notes-problem`} problems={ofMarks} isAlert />
    </>
  )
}

export const widgets: FieldWidgets<Settings> = { Input: DefectsInput, View: TextView, isGroup: true, isWide: true }
