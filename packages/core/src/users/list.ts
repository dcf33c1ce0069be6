import { userKindCode, type UserKind } from '../auth/model.ts'
import { findEntry, nameOf } from '../codes/code-list.ts'
import { userKinds } from '../codes/user-kinds.ts'
import { idText } from '../http/wire.ts'
import { textIn, type Text } from '../i18n/text.ts'
import { defineList, type QueryOf } from '../list/definition.ts'
import { choiceFilter, flagFilter, pickedFilter, textFilter } from '../list/filter.ts'
import { accountStatuses, type AccountRow } from './model.ts'
import { joinList } from '../i18n/format.ts'

const kinds = ['legal-entity', 'individual', 'official'] as const satisfies readonly UserKind[]

function kindName(kind: UserKind): Text {
  return findEntry(userKinds, userKindCode[kind])!.name
}

const isId = (value: string): boolean => idText.safeParse(value).success

/** Accounts, for each of the three administrators with what is theirs to do (specification §2.1 user-management, §6). Contact data are masked. */
export const accountList = defineList<AccountRow>()({
  key: 'users',
  title: 'users.listTitle',
  fields: [
    { key: 'name', title: 'users.name', width: 110, isTitle: true, sheet: 16 },
    { key: 'username', title: 'users.username', width: 160, isOnCard: true, isLong: true, sorts: ['username-asc'], sheet: 22 },
    {
      key: 'kind',
      title: 'users.kind',
      width: 120,
      isOptional: true,
      value: (row, { locale }) => nameOf(userKinds, userKindCode[row.kind], locale),
      sheet: 18,
    },
    {
      key: 'organization',
      title: 'users.organization',
      minWidth: 140,
      isOnCard: true,
      isLong: true,
      value: (row) => row.organizationName,
      sheet: 32,
    },
    {
      key: 'roles',
      title: 'users.roles',
      minWidth: 130,
      isLong: true,
      value: ({ roles }, { locale }) =>
        joinList(
          roles.map((role) => textIn(role.name, locale)),
          locale,
        ),
      sheet: 32,
    },
    {
      key: 'status',
      title: 'users.status',
      width: 130,
      isOnCard: true,
      value: (row, { t, locale }) => joinList([t(`users.status-${row.status}`), ...(row.isLocked ? [t('users.locked')] : [])], locale),
      sheet: 14,
    },
    { key: 'mobile', title: 'users.mobile', width: 120, isMono: true, sheet: 16 },
    { key: 'email', title: 'users.email', width: 150, isOptional: true, isLong: true, sheet: 26 },
    {
      key: 'createdAt',
      title: 'users.createdAt',
      kind: 'minute',
      isOptional: true,
      sorts: ['created-asc', 'created-desc'],
      sheet: 20,
    },
    { key: 'lastSignInAt', title: 'users.lastSignInAt', kind: 'minute', sorts: ['sign-in-desc'], sheet: 20 },
  ],
  filters: [
    textFilter('keyword', { wire: 'keyWord', label: 'users.keyword', placeholder: 'users.keywordPlaceholder', width: 240 }),
    pickedFilter('organizationId', {
      wire: 'orgId',
      address: 'organization',
      schema: idText,
      accepts: isId,
      label: 'users.organization',
      width: 180,
    }),
    pickedFilter('roleId', { address: 'role', schema: idText, accepts: isId, label: 'users.role', width: 140 }),
    choiceFilter('kind', kinds, {
      wire: 'userType',
      wireNames: userKindCode,
      addressNames: userKindCode,
      label: 'users.kind',
      names: { 'legal-entity': kindName('legal-entity'), individual: kindName('individual'), official: kindName('official') },
    }),
    choiceFilter('status', accountStatuses, {}),
    flagFilter('isLocked', { wire: 'isLock', wireNames: ['1', '0'] }),
  ],
  presets: [
    { key: 'all', label: 'list.presetAll' },
    { key: 'pending', label: 'users.status-pending', filter: { status: 'pending' } },
    { key: 'refused', label: 'users.status-refused', filter: { status: 'refused' } },
    { key: 'active', label: 'users.status-active', filter: { status: 'active' } },
    { key: 'locked', label: 'users.locked', filter: { isLocked: true } },
  ],
  defaultSort: 'created-desc',
  sheetName: 'users.exportName',
  rowKey: (row) => row.id,
})

export type AccountQuery = QueryOf<typeof accountList>
export type AccountFilter = AccountQuery['filter']
