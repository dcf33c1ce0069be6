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
  // each mark that says nothing is a problem; they are told together
  const [bare] = problems.filter(({ path }) => path !== '')
  return (
    <>
      {/* takes the focus where nothing is marked */}
      <p id={id} tabIndex={-1} className={n > 0 ? 'tone-amber' : undefined}>
        {n > 0 ? t('case.defectsChosen', { n }) : t('case.defectsHint')}
      </p>
      {bare !== undefined && <PartProblems id={`${id}-notes-problem`} problems={[bare]} isAlert />}
    </>
  )
}

export const widgets: FieldWidgets<Settings> = { Input: DefectsInput, View: TextView, isGroup: true, isWide: true }
