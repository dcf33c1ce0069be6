import { maxFileBytes } from '@wenwu/core/files/contract'
import type { GuideViewMaterial } from '@wenwu/core/guides/model'
import { useText } from '../../../lib/i18n.ts'
import { formatFileSize, formatSizeLimit } from '../../../lib/file-size.ts'
import { CitedLaw } from './CitedLaw.tsx'

const needs = { required: 'guide.necessary', optional: 'guide.unnecessary', depends: 'guide.conditional' } as const
const columns = 6

/** The material catalogue (specification §2.7, §3): under the headings the guide gives them, else by who hands them in. */
export function GuideMaterials({ materials }: { materials: readonly GuideViewMaterial[] }) {
  const { t, textOf } = useText()
  const groups = new Map<string, GuideViewMaterial[]>()
  for (const material of [...materials].sort((a, b) => Number(a.by === 'authority') - Number(b.by === 'authority'))) {
    const title = material.group ?? t(material.by === 'applicant' ? 'guide.byApplicant' : 'guide.byAuthority')
    groups.set(title, [...(groups.get(title) ?? []), material])
  }
  return (
    <table className="guide-materials">
      <thead>
        <tr>
          <th scope="col" className="is-index">
            {t('guide.index')}
          </th>
          <th scope="col">{t('guide.materialName')}</th>
          <th scope="col" className="is-sample">
            {t('guide.materialSample')}
          </th>
          <th scope="col" className="is-channel">
            {t('guide.materialChannel')}
          </th>
          <th scope="col" className="is-short">
            {t('guide.materialPaper')}
          </th>
          <th scope="col" className="is-short">
            {t('guide.materialNecessity')}
          </th>
        </tr>
      </thead>
      {[...groups].map(([title, lines]) => (
        <tbody key={title}>
          <tr className="guide-group">
            <th scope="rowgroup" colSpan={columns}>
              {title}
            </th>
          </tr>
          {lines.map((material, i) => (
            <tr key={material.key}>
              <td className="is-index">{i + 1}</td>
              <td data-label={t('guide.materialName')}>
                {textOf(material.name)}
                {material.help !== undefined && <span className="guide-help">{textOf(material.help)}</span>}
                {material.types !== null && (
                  <span className="guide-help">
                    {t('guide.upload', {
                      types: material.types.join(t('guide.separator')),
                      size: formatSizeLimit(maxFileBytes),
                    })}
                  </span>
                )}
                {material.basis !== null && (
                  <span className="guide-help">
                    {t('guide.materialBasis')}
                    {material.basis === 'assumption'
                      ? t('guide.assumption')
                      : material.basis.map((cited, at) => <CitedLaw key={at} {...cited} />)}
                  </span>
                )}
              </td>
              <td data-label={t('guide.materialSample')}>
                {material.sample === null ? (
                  '—'
                ) : (
                  <a
                    href={material.sample.link}
                    download={material.sample.name}
                    title={
                      material.sample.size === null
                        ? material.sample.name
                        : `${material.sample.name} (${formatFileSize(material.sample.size)})`
                    }
                  >
                    {t('guide.download')}
                    <span className="visually-hidden">{` ${textOf(material.name)}`}</span>
                  </a>
                )}
              </td>
              <td data-label={t('guide.materialChannel')}>{material.channel === null ? '—' : textOf(material.channel)}</td>
              <td data-label={t('guide.materialPaper')}>
                {material.paperCopies === 0 ? t('guide.noPaper') : t('guide.copies', { n: material.paperCopies })}
              </td>
              <td data-label={t('guide.materialNecessity')}>{t(needs[material.necessity])}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
