import type { Faq } from '@wenwu/core/portal/model'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { byCategory } from './by-category.ts'

/** Questions by category; each opens in place. */
export function Faqs({ faqs }: { faqs: readonly Faq[] }) {
  if (faqs.length === 0) return <EmptyState />
  return byCategory(faqs).map(([category, questions]) => (
    <section key={category} className="portal-group">
      <h2>{category}</h2>
      {questions.map(({ id, question, answer }) => (
        <details key={id} className="portal-fold">
          <summary>{question}</summary>
          <Paragraphs text={answer} />
        </details>
      ))}
    </section>
  ))
}
