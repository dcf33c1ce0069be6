import { builtInRoles } from '@wenwu/core/auth/permissions'
import { joinTexts, text, textIn, type Text } from '@wenwu/core/i18n/text'
import type { Actor } from '../../../../platform/http/actor.ts'
import { isProcessRole } from '../../cases/index.ts'
import { keyOfUser, type TaskPerson } from '../../process/index.ts'
import type { Choice } from '../verb.ts'

const comma = text('，', ', ', { ja_JP: '、', ko_KR: ', ' })

/** People on offer, each with department and duty; those of one name are called by these in the history, too. */
export function colleagueChoices(people: readonly TaskPerson[], actor: Pick<Actor, 'organizationId'>): Choice[] {
  return people.map((person) => {
    const { userId, name } = person
    const about = postOf(person, actor)
    const hasNamesake = about !== undefined && people.some((other) => other !== person && other.name === name)
    return {
      id: keyOfUser(userId),
      name,
      people: [person],
      ...(about !== undefined && { about }),
      ...(hasNamesake && { fullName: `${name}（${textIn(about, 'zh_CN')}）` }),
    }
  })
}

/** The department, where it is not the reader's own, and the duty in approval work; undefined where there is neither. */
function postOf({ organizationId, organizationName, roles }: TaskPerson, actor: Pick<Actor, 'organizationId'>): Text | undefined {
  const duty = roles.find(isProcessRole)
  const isElsewhere = organizationId !== actor.organizationId && organizationName !== ''
  const parts = [
    ...(isElsewhere ? [text(organizationName, organizationName)] : []),
    ...(duty === undefined ? [] : [builtInRoles[duty].name]),
  ]
  return parts.length === 0 ? undefined : joinTexts(parts, comma)
}
