import { Button, Input } from 'antd'
import type { Profile } from '@wenwu/core/profile/model'
import { useText } from '../../../lib/i18n.ts'
import { FormField } from '../../../ui/FormField.tsx'
import { AvatarField } from './AvatarField.tsx'
import { MobileFields } from './MobileFields.tsx'
import { useProfileForm } from './use-profile-form.ts'

/** Own name, e-mail, telephone and picture; the account itself is read-only (specification §2.9). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useText()
  const state = useProfileForm(profile)
  const { form, values, errors, isBusy, isDirty, change, submit } = state
  return (
    <form ref={form} className="profile-body profile-form" onSubmit={(event) => void submit(event)} noValidate aria-busy={isBusy}>
      <AvatarField value={values.avatar} name={values.name} error={errors.avatar ?? ''} onChange={(avatar) => change({ avatar })} />
      <FormField label={t('profile.username')} hint={t('profile.usernameHint')}>
        {(ties) => <Input {...ties} name="username" value={profile.username} readOnly variant="filled" autoComplete="username" />}
      </FormField>
      <div className="profile-pair">
        <FormField label={t('profile.familyName')} isRequired error={errors.familyName ?? ''}>
          {(ties) => (
            <Input
              {...ties}
              name="familyName"
              autoComplete="family-name"
              maxLength={50}
              value={values.familyName}
              readOnly={profile.isNameFixed && profile.familyName !== ''}
              onChange={(event) => change({ familyName: event.target.value })}
            />
          )}
        </FormField>
        <FormField
          label={t('profile.name')}
          isRequired
          error={errors.name ?? ''}
          hint={t(profile.isNameFixed ? 'profile.nameFixed' : 'profile.nameHint')}
        >
          {(ties) => (
            <Input
              {...ties}
              name="name"
              autoComplete="name"
              maxLength={100}
              value={values.name}
              readOnly={profile.isNameFixed}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </FormField>
      </div>
      <FormField label={t('profile.email')} isRequired error={errors.email ?? ''}>
        {(ties) => (
          <Input
            {...ties}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={200}
            placeholder={t('profile.emailPlaceholder')}
            value={values.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
      </FormField>
      <MobileFields profile={profile} state={state} />
      <div className="profile-actions">
        <span role="status">{isBusy ? t('profile.updating') : isDirty ? t('profile.unsaved') : ''}</span>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  )
}
