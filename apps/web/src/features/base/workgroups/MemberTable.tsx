import { useId, useState } from 'react'
import { Button, Radio, Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/workgroups/contract'
import { maxMembers, type WorkGroupMember } from '@wenwu/core/workgroups/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { useSettled } from '../../../lib/use-settled.ts'

interface MemberTableProps {
  members: readonly WorkGroupMember[]
  error: string
  onChange: (members: WorkGroupMember[]) => void
}

/** The members: found by name, one of them the leader. The first one becomes the leader by himself. */
export function MemberTable({ members, error, onChange }: MemberTableProps) {
  const { t } = useText()
  const group = useId()
  const remove = (userId: string): void => onChange(members.filter((member) => member.userId !== userId))
  return (
    <section className="wg-members" aria-labelledby={`${group}-title`}>
      <h2 id={`${group}-title`}>{t('workgroups.members')}</h2>
      <PersonSearch members={members} onAdd={(member) => onChange([...members, { ...member, isLeader: members.length === 0 }])} />
      {error !== '' && (
        <p className="form-field-error" role="alert">
          {error}
        </p>
      )}
      {members.length === 0 ? (
        <p className="wg-none">{t('workgroups.noMembers')}</p>
      ) : (
        <div className="wg-scroll">
          <table className="wg-table">
            <thead>
              <tr>
                <th scope="col">{t('workgroups.leader')}</th>
                <th scope="col">{t('workgroups.personName')}</th>
                <th scope="col">{t('workgroups.username')}</th>
                <th scope="col">{t('workgroups.organization')}</th>
                <th scope="col">{t('common.operations')}</th>
              </tr>
            </thead>
            <tbody>
              {members.map((member) => (
                <tr key={member.userId}>
                  <td>
                    <Radio
                      name={group}
                      aria-label={t('workgroups.makeLeaderOf', { name: member.name })}
                      checked={member.isLeader}
                      onChange={() => onChange(members.map((one) => ({ ...one, isLeader: one.userId === member.userId })))}
                    />
                  </td>
                  <td>
                    {member.name}
                    {member.isLocked && <span className="wg-locked">{t('workgroups.locked')}</span>}
                  </td>
                  <td className="mono">{member.username}</td>
                  <td>{member.organizationName}</td>
                  <td>
                    <Button
                      type="link"
                      size="small"
                      danger
                      aria-label={t('workgroups.removeMember', { name: member.name })}
                      onClick={() => remove(member.userId)}
                    >
                      {t('workgroups.remove')}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function PersonSearch({ members, onAdd }: { members: readonly WorkGroupMember[]; onAdd: (member: WorkGroupMember) => void }) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['workgroups', 'people', keyword],
    queryFn: ({ signal }) => call(contract.people, { keyword }, { signal, isQuiet: true }),
    enabled: keyword !== '',
  })
  const known = new Set(members.map((member) => member.userId))
  const offered = keyword === '' ? [] : (data ?? []).filter((person) => !known.has(person.userId))
  const isSettled = keyword !== '' && !isFetching && typed.trim() === keyword
  return (
    <Select<string>
      className="wg-search"
      aria-label={t('workgroups.addMember')}
      placeholder={t('workgroups.addMemberHint')}
      disabled={members.length >= maxMembers}
      showSearch={{ searchValue: typed, onSearch: setTyped, filterOption: false }}
      value={null}
      notFoundContent={isSettled ? t('workgroups.noPerson') : t('workgroups.addMemberHint')}
      options={offered.map((person) => ({
        value: person.userId,
        label: `${person.name}（${person.username}）${person.organizationName}`,
      }))}
      onChange={(userId) => {
        const person = offered.find((one) => one.userId === userId)
        if (person !== undefined) onAdd({ ...person, isLeader: false, isLocked: false })
        setTyped('')
      }}
    />
  )
}
