import { Fragment } from 'react'
import { defaultFileTypes } from '@wenwu/core/files/contract'
import type { ItemDefinition, Material } from '@wenwu/core/item/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { useText } from '../lib/i18n.ts'

function needKey({ required }: Material): TextKey {
  return required === true ? 'guide.necessary' : required === false ? 'guide.unnecessary' : 'guide.conditional'
}

/** The material catalogue (specification §2.7, §3): by who hands in, with necessity, source, paper copies and formats. */
export function ItemGuideMaterials({ item }: { item: ItemDefinition }) {
  const { t, textOf } = useText()
  const groups = [
    { key: 'applicant', title: t('guide.byApplicant'), materials: item.materials.filter(({ by }) => by === 'applicant') },
    { key: 'authority', title: t('guide.byAuthority'), materials: item.materials.filter(({ by }) => by !== 'applicant') },
  ].filter(({ materials }) => materials.length > 0)
  return (
    <table className="guide-materials">
      <thead>
        <tr>
          <th scope="col" className="is-index">
            {t('common.index')}
          </th>
          <th scope="col">{t('guide.materialName')}</th>
          <th scope="col">{t('guide.materialNecessity')}</th>
          <th scope="col">{t('guide.materialChannel')}</th>
          <th scope="col">{t('guide.materialPaper')}</th>
          <th scope="col">{t('guide.materialTypes')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ key, title, materials }) => (
          <Fragment key={key}>
            <tr className="guide-group">
              <th scope="colgroup" colSpan={6}>
                {title}
              </th>
            </tr>
            {materials.map((material, i) => (
              <tr key={material.key}>
                <td className="is-index">{i + 1}</td>
                <td data-label={t('guide.materialName')}>
                  {textOf(material.name)}
                  {material.help !== undefined && <span className="guide-help">{textOf(material.help)}</span>}
                </td>
                <td data-label={t('guide.materialNecessity')}>{t(needKey(material))}</td>
                <td data-label={t('guide.materialChannel')}>{textOf(material.channel)}</td>
                <td data-label={t('guide.materialPaper')}>
                  {material.paperCopies === 0 ? t('guide.noPaper') : t('guide.copies', { n: material.paperCopies })}
                </td>
                <td data-label={t('guide.materialTypes')}>{(material.types ?? defaultFileTypes).join(t('application.listSeparator'))}</td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
