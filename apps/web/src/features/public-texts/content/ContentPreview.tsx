import type { FormData, FormDefinition } from '@wenwu/core/form/model'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { SectionView } from '../../../form/SectionView.tsx'
import { useText } from '../../../lib/i18n.ts'
import { Paragraphs } from '../../../ui/Paragraphs.tsx'

/** A text as readers get it: facts as pairs and tables, long texts as paragraphs. */
export function ContentPreview({ form, data, title }: { form: FormDefinition; data: FormData; title: string }) {
  const { t, textOf } = useText()
  const facts: FormDefinition = {
    ...form,
    sections: form.sections.map((section) => ({ ...section, fields: section.fields.filter((field) => field.type !== 'long-text') })),
  }
  const texts = form.sections.flatMap((section) =>
    section.fields.flatMap((field) => {
      const value = data[section.key]?.[field.key]
      return field.type === 'long-text' && typeof value === 'string' && hasVisibleText(value) ? [{ field, value }] : []
    }),
  )
  return (
    <article className="panel content-preview">
      <h2>{title || t('content.untitled')}</h2>
      {texts.map(({ field, value }) => (
        <section key={field.key} aria-label={textOf(field.label)}>
          {texts.length > 1 && <h3>{textOf(field.label)}</h3>}
          <Paragraphs text={value} />
        </section>
      ))}
      <SectionView definition={facts} sections={facts.sections.map(({ key }) => key)} data={data} />
    </article>
  )
}
