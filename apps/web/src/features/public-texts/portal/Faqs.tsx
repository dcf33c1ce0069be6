import type { Faq } from '@wenwu/core/portal/model'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Paragraphs } from '../../../ui/Paragraphs.tsx'
import { byCategory } from './by-category.ts'
import { Fold } from './Fold.tsx'

/** Questions by category; each opens in place. */
export function Faqs({ faqs }: { faqs: readonly Faq[] }) {
  if (faqs.length === 0) return <EmptyState />
  return byCategory(faqs).map(([category, questions]) => (
    <section key={category} className="portal-group">
      <h2>{category}</h2>
      {questions.map(({ id, question, answer }) => (
        <Fold key={id} id={id} title={question}>
          <Paragraphs text={answer} />
        </Fold>
      ))}
    </section>
  ))
}
