'use client'
import { Button, ConfirmationModal, toast, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { request } from '../../../web/admin/callApi'
/** Actions above a member: confirm the address by hand, or delete the account with its data. */
import { useTexts } from '../../../web/admin/useTexts'

const texts = {
  nb: {
    confirm: 'Bekreft e-posten',
    confirmed: 'E-posten er bekreftet.',
    remove: 'Slett medlemmet',
    title: 'Slette medlemmet?',
    body: 'Kontoen slettes for godt, med innlogginger og e-poster om den. Medlemmet får beskjed på e-post. Bestillinger blir liggende under Forespørsler.',
    removed: 'Medlemmet er slettet.',
    failed: 'Det virket ikke. Last siden på nytt.',
  },
  en: {
    confirm: 'Confirm the e-mail',
    confirmed: 'The e-mail has been confirmed.',
    remove: 'Delete the member',
    title: 'Delete the member?',
    body: 'The account is deleted for good, with its sessions and the e-mails about it. The member is told by e-mail. Orders stay under Order requests.',
    removed: 'The member has been deleted.',
    failed: 'That did not work. Reload the page.',
  },
}

const MODAL = 'delete-member'

export function MemberActions() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { openModal } = useModal()
  const router = useRouter()
  const text = useTexts(texts)
  if (!id) return null

  async function ask(what: 'bekreft' | 'slett'): Promise<boolean> {
    const response = await request('POST', `/konto/medlem/${id}/${what}`)
    if (!response?.ok) toast.error(text.failed)
    return response?.ok === true
  }
  async function confirm() {
    if (!(await ask('bekreft'))) return
    toast.success(text.confirmed)
    router.refresh()
  }
  async function remove() {
    if (!(await ask('slett'))) return
    toast.success(text.removed)
    router.push('/admin/collections/members')
  }

  return (
    <>
      {!savedDocumentData?.emailConfirmedAt && (
        <Button buttonStyle="secondary" size="medium" onClick={confirm} margin={false}>
          {text.confirm}
        </Button>
      )}
      <Button buttonStyle="error" size="medium" onClick={() => openModal(MODAL)} margin={false}>
        {text.remove}
      </Button>
      <ConfirmationModal modalSlug={MODAL} heading={text.title} body={text.body} onConfirm={remove} />
    </>
  )
}
