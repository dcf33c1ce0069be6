import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { Button } from 'antd'
import { useText } from '../../../lib/i18n.ts'
import { FormField } from '../../../ui/FormField.tsx'
import { UserPicture } from '../../../ui/UserPicture.tsx'
import { AvatarCropper } from './AvatarCropper.tsx'

const types = ['image/png', 'image/jpeg', 'image/webp']
const largestFile = 20 * 1024 * 1024

interface AvatarFieldProps {
  /** Data URL, or empty. */
  value: string
  name: string
  error: string
  onChange: (dataUrl: string) => void
}

/** The picture: choosing a file opens the cropping. */
export function AvatarField({ value, name, error, onChange }: AvatarFieldProps) {
  const { t } = useText()
  const input = useRef<HTMLInputElement>(null)
  const [source, setSource] = useState<{ url: string; type: string }>()
  const [problem, setProblem] = useState('')
  const url = source?.url
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url])

  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file === undefined) return
    const wrong = !types.includes(file.type) ? t('profile.avatarType') : file.size > largestFile ? t('profile.avatarFileTooLarge') : ''
    setProblem(wrong)
    if (wrong === '') setSource({ url: URL.createObjectURL(file), type: file.type })
  }

  return (
    <FormField label={t('profile.avatar')} isGroup error={problem || error} hint={t('profile.avatarHint')}>
      {() => (
        <div className="profile-avatar">
          <UserPicture picture={value} name={name} size={72} />
          <input
            ref={input}
            className="visually-hidden"
            type="file"
            accept={types.join(',')}
            tabIndex={-1}
            aria-hidden="true"
            onChange={choose}
          />
          <Button onClick={() => input.current?.click()}>{t('profile.avatarChoose')}</Button>
          {value !== '' && (
            <Button type="text" onClick={() => onChange('')}>
              {t('profile.avatarRemove')}
            </Button>
          )}
          {source !== undefined && (
            <AvatarCropper
              source={source}
              onUse={(dataUrl) => {
                setSource(undefined)
                onChange(dataUrl)
              }}
              onUnreadable={() => {
                setSource(undefined)
                setProblem(t('profile.avatarUnreadable'))
              }}
              onClose={() => setSource(undefined)}
            />
          )}
        </div>
      )}
    </FormField>
  )
}
