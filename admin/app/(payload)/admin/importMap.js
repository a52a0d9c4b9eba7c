import { SearchPreview as SearchPreview_b1d6ea0d71976ff6432ce9d3b3fa8375 } from '../../../../src/features/searchPreview/admin/SearchPreview'
import { BinState as BinState_e185c0d8ff25b26a2d718007e2ac6cb0 } from '../../../../src/features/deletion/admin/BinState'
import { UsedIn as UsedIn_22d64f50afd4e06f27f68d756a54a00f } from '../../../../src/features/deletion/admin/UsedIn'
import { SavedViews as SavedViews_885e4f1451eb8fef4fec9684f226775a } from '../../../../src/features/savedViews/admin/SavedViews'
import { BinList as BinList_fcc3e8414e7609d00bfbe0fb2c6250bc } from '../../../../src/features/deletion/admin/BinList'
import { KeptPress as KeptPress_631b894b208b3afccc8987d58c3f990f } from '../../../../src/features/drafts/admin/KeptPress'
import { PageCheck as PageCheck_39c6c19fa5aa3e5037822a9b14849166 } from '../../../../src/features/drafts/admin/PageCheck'
import { SharePreview as SharePreview_f671a3cb0ad7fca15400381c922bd3ec } from '../../../../src/features/drafts/admin/SharePreview'
import { RefusedFields as RefusedFields_1cd6206e8a8d9e1a01b6870b5813fcb8 } from '../../../../src/features/collaboration/admin/RefusedFields'
import { Editing as Editing_9d74f28dad90842ecf0f016f24072e18 } from '../../../../src/features/collaboration/admin/Editing'
import { Comments as Comments_5cd7f867370234defb2cb894c4e2f1e8 } from '../../../../src/features/comments/admin/Comments'
import { InReleases as InReleases_3e47449092ed8987f2ae69bdb4d074f4 } from '../../../../src/features/releases/admin/InReleases'
import { Approval as Approval_0b95213d6329aa08e6e65e14178ae071 } from '../../../../src/features/approval/admin/Approval'
import { VisualEditing as VisualEditing_ce9e4bf6355c383fcca7690fc842f33a } from '../../../../src/features/visualEditing/admin/VisualEditing'
import { Translation as Translation_e1adbb5832bb17e5027fdae7c245965f } from '../../../../src/features/translation/admin/Translation'
import { WritingHelp as WritingHelp_8a16d44c0a728a16f863eaea8bbdcd14 } from '../../../../src/features/writingHelp/admin/WritingHelp'
import { VersionHistory as VersionHistory_32b4d50f2036a3f34d2330ebeb0d0730 } from '../../../../src/features/collaboration/admin/VersionHistory'
import { PageList as PageList_6015d3de175241a4ec34f5373d2b1df1 } from '../../../../src/features/pages/tree/PageList'
import { MakeRedirectField as MakeRedirectField_dbf9274435360d20739bfed2b0b549f8 } from '../../../../src/features/redirects/admin/MakeRedirect'
import { MakeRedirectCell as MakeRedirectCell_dbf9274435360d20739bfed2b0b549f8 } from '../../../../src/features/redirects/admin/MakeRedirect'
import { OpenPageField as OpenPageField_d963c35a997d43a393c8eb6afccf5423 } from '../../../../src/features/deadLinks/admin/OpenPage'
import { OpenPageCell as OpenPageCell_d963c35a997d43a393c8eb6afccf5423 } from '../../../../src/features/deadLinks/admin/OpenPage'
import { ReleasePanel as ReleasePanel_77a5eb5e55dd7f8de5f6f6987edfe17d } from '../../../../src/features/releases/admin/ReleasePanel'
import { TagsCell as TagsCell_9a2a87c8352b127fc4f08bb614734c9e } from '../../../../src/web/admin/TagsCell'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { UseFilters as UseFilters_6ab6488aac7623dd04d74b483150f558 } from '../../../../src/features/deletion/admin/UseFilters'
import { UploadList as UploadList_0a8f5902521ce412591c2ea169e3ea5f } from '../../../../src/web/admin/UploadList'
import { FileTextState as FileTextState_03f397171a50d8a1603a66ee5e7c2d43 } from '../../../../src/features/fileTexts/admin/FileTextState'
import { RowSummary as RowSummary_b5ce9154428a5e99fc8b75a402fba4be } from '../../../../src/web/admin/RowSummary'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TooltipLabel as TooltipLabel_3d6c4a595fd42a8f2eb5b24230cab9fa } from '../../../../src/cms/richText/admin/TooltipLabel'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ImportProgress as ImportProgress_f8f1561905d0af0d8593de5001151c3c } from '../../../../src/features/imports/admin/ImportProgress'
import { ImportUpload as ImportUpload_bd60910411c8b427448528b4a5ae4e6f } from '../../../../src/features/imports/admin/ImportUpload'
import { ChosenField as ChosenField_802f630737921284285e696b22dd1f10 } from '../../../../src/features/forms/admin/ChosenField'
import { FieldRowLabel as FieldRowLabel_b875b222eecc6e130053dd70546bffb7 } from '../../../../src/features/forms/admin/FieldRowLabel'
import { Answers as Answers_93b92bb43c61602b56f273bdb4675fb0 } from '../../../../src/features/forms/admin/Answers'
import { Consents as Consents_93b92bb43c61602b56f273bdb4675fb0 } from '../../../../src/features/forms/admin/Answers'
import { SubmissionExport as SubmissionExport_e5adc224031ae51ce2ef769324696c13 } from '../../../../src/features/forms/admin/SubmissionExport'
import { ConfirmedCell as ConfirmedCell_587ac2bcc682956943cf4b0b1e6a024c } from '../../../../src/features/accounts/admin/ConfirmedCell'
import { MemberActions as MemberActions_5d85fca96f31e0608324589a1d4b98d3 } from '../../../../src/features/accounts/admin/MemberActions'
import { PositionMap as PositionMap_d9b3d4440d1f4f6d046db9ec8f567122 } from '../../../../src/features/dealers/admin/PositionMap'
import { WaitingDealers as WaitingDealers_d5ee596142970dbaaa1d02260e5624d2 } from '../../../../src/features/dealers/admin/WaitingDealers'
import { PublishDealer as PublishDealer_58cef171e51d77c69ae2c4ac2c550514 } from '../../../../src/features/dealers/admin/PublishDealer'
import { OrderLinesCell as OrderLinesCell_6f80a3b93c72b0bb26754519fd53702c } from '../../../../src/features/orders/admin/OrderLines'
import { OrderLines as OrderLines_6f80a3b93c72b0bb26754519fd53702c } from '../../../../src/features/orders/admin/OrderLines'
import { OrderConsents as OrderConsents_831e3a8d5876af830f3b6ec9d2eb491c } from '../../../../src/features/orders/admin/OrderConsents'
import { FollowUp as FollowUp_1348de5116912999930ae1c365dad61a } from '../../../../src/features/orders/admin/FollowUp'
import { OrderOverview as OrderOverview_b1f2781257c9d8d64bab12bbb19c8c3c } from '../../../../src/features/orders/admin/OrderOverview'
import { JsonValues as JsonValues_bfa7bbbcafbddb056777d0b1f6e466d3 } from '../../../../src/web/admin/JsonValues'
import { ConsentEvidence as ConsentEvidence_dc0197ab0b50bd2c06e764657c306b51 } from '../../../../src/features/newsletter/admin/ConsentEvidence'
import { SubscriberTransfer as SubscriberTransfer_add374eee0c1cf954bb14a34f25e4567 } from '../../../../src/features/newsletter/admin/SubscriberTransfer'
import { SourceCell as SourceCell_b46fc024d839fd41357cb3e21b93db11 } from '../../../../src/features/newsletter/admin/SourceCell'
import { CampaignPanel as CampaignPanel_989fe6ac9e34da85d8fea1de91454d91 } from '../../../../src/features/campaigns/admin/CampaignPanel'
import { CampaignText as CampaignText_979496c3046035a45301bb49d3654855 } from '../../../../src/features/campaigns/admin/CampaignText'
import { ConditionRow as ConditionRow_13d33b724ade7fed5118d42183295e96 } from '../../../../src/features/campaigns/admin/ConditionRow'
import { ScheduleField as ScheduleField_55042bfaaede0f8f4d05cd6867e1a559 } from '../../../../src/features/campaigns/admin/ScheduleField'
import { SettleMessage as SettleMessage_80cade8b0b0ffa30867ac4a89d3138ee } from '../../../../src/features/outbox/admin/SettleMessage'
import { EmailFrame as EmailFrame_91455d1dd7d8145879eca80c6edb8285 } from '../../../../src/features/outbox/admin/EmailFrame'
import { InvitedCell as InvitedCell_930314ce0d595d2f3555947267fa42c6 } from '../../../../src/features/users/admin/InvitedCell'
import { OwnPasswordField as OwnPasswordField_15f0af377fe69f37f83d5a8326960b46 } from '../../../../src/features/users/admin/OwnPasswordField'
import { AccountSecurity as AccountSecurity_150cb32a6735c21f08f338d39c9f6bb1 } from '../../../../src/features/users/admin/AccountSecurity'
import { Identities as Identities_2e2c564781cde7935b0833b2a4bfae1e } from '../../../../src/features/users/oidc/admin/Identities'
import { InviteView as InviteView_ad6ece360e314f9e832fb1f4aaf39848 } from '../../../../src/features/users/admin/InviteView'
import { RowLabel as RowLabel_0f1f6b50a28e87547ab46a23abe6dcc7 } from '../../../../src/features/navigation/admin/RowLabel'
import { InsightView as InsightView_5eb60c454026762f77d24b313fc2db73 } from '../../../../src/features/insights/admin/InsightView'
import { LookField as LookField_ad83f9e30ea6d0656e21cfde20eeb3ef } from '../../../../src/web/admin/LookField'
import { ColourField as ColourField_85b8d9c8ea2a2b9ae77d7ae5dab215cb } from '../../../../src/web/admin/ColourField'
import { OfLook as OfLook_a39767105c14545b358a65074cefcb99 } from '../../../../src/web/admin/OfLook'
import { TextsEditor as TextsEditor_d3a5504718c5e9cea2c3ca4e31fb1cd2 } from '../../../../src/web/admin/texts/TextsEditor'
import { GatewayStatus as GatewayStatus_cbe6c7bfc67299e4e2e302e57faa2ec5 } from '../../../../src/features/sms/admin/GatewayStatus'
import { SecretField as SecretField_9656550c38f25245ad3bc3fc560f8766 } from '../../../../src/web/admin/SecretField'
import { ForwardingStatus as ForwardingStatus_9e24bbbe6f24d425a535cb7d931c1c6a } from '../../../../src/features/forwarding/admin/ForwardingStatus'
import { ListedHere as ListedHere_583febc4d2c4874b0bb270e9331fb597 } from '../../../../src/web/admin/ListedHere'
import { PrivacyScreen as PrivacyScreen_d625178e8e594a473ac8bbd352cb2890 } from '../../../../src/features/privacy/admin/PrivacyScreen'
import { ConnectionTest as ConnectionTest_adbb5b1458a77e99e652cda5122949c5 } from '../../../../src/features/writingHelp/admin/ConnectionTest'
import { RowLabel as RowLabel_5272dc7c32198313014c611871cc2148 } from '../../../../src/blocks/admin/RowLabel'
import { PointPlace as PointPlace_f82f671d812f08be7b814114034a5c1d } from '../../../../src/features/catalogue/blocks/hotspots/admin/PointPlace'
import { CodeField as CodeField_749bbb93cb67b1dbc3d1c058c1024b64 } from '../../../../src/web/admin/CodeField'
import { BrandIcon as BrandIcon_6ce6ebe3074383b2bc4d720c47edfb19 } from '../../../../src/web/admin/BrandLogo'
import { BrandLogo as BrandLogo_6ce6ebe3074383b2bc4d720c47edfb19 } from '../../../../src/web/admin/BrandLogo'
import { AdminSearch as AdminSearch_9afd3e5b4dba85e5cd6e5ff59dcf1cb9 } from '../../../../src/features/adminSearch/admin/AdminSearch'
import { PasskeySignIn as PasskeySignIn_e89411e24388988f7d365a1712870f3c } from '../../../../src/features/users/admin/PasskeySignIn'
import { SingleSignOn as SingleSignOn_bba08cdba921d6f086437f7d0c73b3bc } from '../../../../src/features/users/oidc/admin/SingleSignOn'
import { SecondStepPrompt as SecondStepPrompt_d171138807a9b59f73c97e75c0941bb5 } from '../../../../src/features/users/admin/SecondStepPrompt'
import { Desk as Desk_7dc1891ff71859429146de69683b5271 } from '../../../../src/features/desk/admin/Desk'
import { InsightSummary as InsightSummary_cdf2fdc347ab9af8e845c44716cfed4f } from '../../../../src/features/insights/admin/InsightSummary'
import { BackupNotice as BackupNotice_da83d4da2a5c912b7ece7a9b02fac1a1 } from '../../../../src/features/backups/admin/BackupNotice'
import { CdnNotice as CdnNotice_0e3745e89ccb785d9b42302bf6b6fd4b } from '../../../../src/features/cdn/admin/CdnNotice'
import { FixedWords as FixedWords_bc1bdd5911ad8a6c7453aa1446f23fc9 } from '../../../../src/web/admin/FixedWords'
import { ScheduleRefusals as ScheduleRefusals_8c794ab9743071d54b946c0ec9cfd0d6 } from '../../../../src/features/pages/admin/ScheduleRefusals'
import { FormStates as FormStates_68239baaa6976e53fb5126e6899a8b51 } from '../../../../src/features/collaboration/admin/FormStates'
import { DeletionDialog as DeletionDialog_dd3d963e4d33e846adc5a24559f28d73 } from '../../../../src/features/deletion/admin/DeletionDialog'
import { SessionKeeper as SessionKeeper_e3bce107d01d2d60dd8f6df678bfeabd } from '../../../../src/features/users/admin/SessionKeeper'
import { StaffMarker as StaffMarker_18e96d338a2c6b0e8f226c35a7ad93c6 } from '../../../../src/features/visualEditing/admin/StaffMarker'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { NewDraftView as NewDraftView_695d704ef8b183c16a272567575257b1 } from '../../../../src/web/admin/NewDraftView'
import { PrivacyView as PrivacyView_73872217f2581675effb20f660cc2429 } from '../../../../src/features/privacy/admin/PrivacyView'
import { SignInView as SignInView_5654fc5d923365a820e9e51fc4ccff64 } from '../../../../src/features/users/admin/SignInView'
import { InvitationView as InvitationView_ae1b01d49ebf0ef71652beee3051c0e8 } from '../../../../src/features/users/admin/InvitationView'
import { ShortAddress as ShortAddress_731825928bae241ead33cb3c443d835b } from '../../../../src/features/insights/admin/ShortAddress'
import { FirstScreen as FirstScreen_8ec6933b3fdc4b47aa916e0967eea89c } from '../../../../src/web/admin/FirstScreen'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/features/searchPreview/admin/SearchPreview#SearchPreview": SearchPreview_b1d6ea0d71976ff6432ce9d3b3fa8375,
  "/src/features/deletion/admin/BinState#BinState": BinState_e185c0d8ff25b26a2d718007e2ac6cb0,
  "/src/features/deletion/admin/UsedIn#UsedIn": UsedIn_22d64f50afd4e06f27f68d756a54a00f,
  "/src/features/savedViews/admin/SavedViews#SavedViews": SavedViews_885e4f1451eb8fef4fec9684f226775a,
  "/src/features/deletion/admin/BinList#BinList": BinList_fcc3e8414e7609d00bfbe0fb2c6250bc,
  "/src/features/drafts/admin/KeptPress#KeptPress": KeptPress_631b894b208b3afccc8987d58c3f990f,
  "/src/features/drafts/admin/PageCheck#PageCheck": PageCheck_39c6c19fa5aa3e5037822a9b14849166,
  "/src/features/drafts/admin/SharePreview#SharePreview": SharePreview_f671a3cb0ad7fca15400381c922bd3ec,
  "/src/features/collaboration/admin/RefusedFields#RefusedFields": RefusedFields_1cd6206e8a8d9e1a01b6870b5813fcb8,
  "/src/features/collaboration/admin/Editing#Editing": Editing_9d74f28dad90842ecf0f016f24072e18,
  "/src/features/comments/admin/Comments#Comments": Comments_5cd7f867370234defb2cb894c4e2f1e8,
  "/src/features/releases/admin/InReleases#InReleases": InReleases_3e47449092ed8987f2ae69bdb4d074f4,
  "/src/features/approval/admin/Approval#Approval": Approval_0b95213d6329aa08e6e65e14178ae071,
  "/src/features/visualEditing/admin/VisualEditing#VisualEditing": VisualEditing_ce9e4bf6355c383fcca7690fc842f33a,
  "/src/features/translation/admin/Translation#Translation": Translation_e1adbb5832bb17e5027fdae7c245965f,
  "/src/features/writingHelp/admin/WritingHelp#WritingHelp": WritingHelp_8a16d44c0a728a16f863eaea8bbdcd14,
  "/src/features/collaboration/admin/VersionHistory#VersionHistory": VersionHistory_32b4d50f2036a3f34d2330ebeb0d0730,
  "/src/features/pages/tree/PageList#PageList": PageList_6015d3de175241a4ec34f5373d2b1df1,
  "/src/features/redirects/admin/MakeRedirect#MakeRedirectField": MakeRedirectField_dbf9274435360d20739bfed2b0b549f8,
  "/src/features/redirects/admin/MakeRedirect#MakeRedirectCell": MakeRedirectCell_dbf9274435360d20739bfed2b0b549f8,
  "/src/features/deadLinks/admin/OpenPage#OpenPageField": OpenPageField_d963c35a997d43a393c8eb6afccf5423,
  "/src/features/deadLinks/admin/OpenPage#OpenPageCell": OpenPageCell_d963c35a997d43a393c8eb6afccf5423,
  "/src/features/releases/admin/ReleasePanel#ReleasePanel": ReleasePanel_77a5eb5e55dd7f8de5f6f6987edfe17d,
  "/src/web/admin/TagsCell#TagsCell": TagsCell_9a2a87c8352b127fc4f08bb614734c9e,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/src/features/deletion/admin/UseFilters#UseFilters": UseFilters_6ab6488aac7623dd04d74b483150f558,
  "/src/web/admin/UploadList#UploadList": UploadList_0a8f5902521ce412591c2ea169e3ea5f,
  "/src/features/fileTexts/admin/FileTextState#FileTextState": FileTextState_03f397171a50d8a1603a66ee5e7c2d43,
  "/src/web/admin/RowSummary#RowSummary": RowSummary_b5ce9154428a5e99fc8b75a402fba4be,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/cms/richText/admin/TooltipLabel#TooltipLabel": TooltipLabel_3d6c4a595fd42a8f2eb5b24230cab9fa,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/features/imports/admin/ImportProgress#ImportProgress": ImportProgress_f8f1561905d0af0d8593de5001151c3c,
  "/src/features/imports/admin/ImportUpload#ImportUpload": ImportUpload_bd60910411c8b427448528b4a5ae4e6f,
  "/src/features/forms/admin/ChosenField#ChosenField": ChosenField_802f630737921284285e696b22dd1f10,
  "/src/features/forms/admin/FieldRowLabel#FieldRowLabel": FieldRowLabel_b875b222eecc6e130053dd70546bffb7,
  "/src/features/forms/admin/Answers#Answers": Answers_93b92bb43c61602b56f273bdb4675fb0,
  "/src/features/forms/admin/Answers#Consents": Consents_93b92bb43c61602b56f273bdb4675fb0,
  "/src/features/forms/admin/SubmissionExport#SubmissionExport": SubmissionExport_e5adc224031ae51ce2ef769324696c13,
  "/src/features/accounts/admin/ConfirmedCell#ConfirmedCell": ConfirmedCell_587ac2bcc682956943cf4b0b1e6a024c,
  "/src/features/accounts/admin/MemberActions#MemberActions": MemberActions_5d85fca96f31e0608324589a1d4b98d3,
  "/src/features/dealers/admin/PositionMap#PositionMap": PositionMap_d9b3d4440d1f4f6d046db9ec8f567122,
  "/src/features/dealers/admin/WaitingDealers#WaitingDealers": WaitingDealers_d5ee596142970dbaaa1d02260e5624d2,
  "/src/features/dealers/admin/PublishDealer#PublishDealer": PublishDealer_58cef171e51d77c69ae2c4ac2c550514,
  "/src/features/orders/admin/OrderLines#OrderLinesCell": OrderLinesCell_6f80a3b93c72b0bb26754519fd53702c,
  "/src/features/orders/admin/OrderLines#OrderLines": OrderLines_6f80a3b93c72b0bb26754519fd53702c,
  "/src/features/orders/admin/OrderConsents#OrderConsents": OrderConsents_831e3a8d5876af830f3b6ec9d2eb491c,
  "/src/features/orders/admin/FollowUp#FollowUp": FollowUp_1348de5116912999930ae1c365dad61a,
  "/src/features/orders/admin/OrderOverview#OrderOverview": OrderOverview_b1f2781257c9d8d64bab12bbb19c8c3c,
  "/src/web/admin/JsonValues#JsonValues": JsonValues_bfa7bbbcafbddb056777d0b1f6e466d3,
  "/src/features/newsletter/admin/ConsentEvidence#ConsentEvidence": ConsentEvidence_dc0197ab0b50bd2c06e764657c306b51,
  "/src/features/newsletter/admin/SubscriberTransfer#SubscriberTransfer": SubscriberTransfer_add374eee0c1cf954bb14a34f25e4567,
  "/src/features/newsletter/admin/SourceCell#SourceCell": SourceCell_b46fc024d839fd41357cb3e21b93db11,
  "/src/features/campaigns/admin/CampaignPanel#CampaignPanel": CampaignPanel_989fe6ac9e34da85d8fea1de91454d91,
  "/src/features/campaigns/admin/CampaignText#CampaignText": CampaignText_979496c3046035a45301bb49d3654855,
  "/src/features/campaigns/admin/ConditionRow#ConditionRow": ConditionRow_13d33b724ade7fed5118d42183295e96,
  "/src/features/campaigns/admin/ScheduleField#ScheduleField": ScheduleField_55042bfaaede0f8f4d05cd6867e1a559,
  "/src/features/outbox/admin/SettleMessage#SettleMessage": SettleMessage_80cade8b0b0ffa30867ac4a89d3138ee,
  "/src/features/outbox/admin/EmailFrame#EmailFrame": EmailFrame_91455d1dd7d8145879eca80c6edb8285,
  "/src/features/users/admin/InvitedCell#InvitedCell": InvitedCell_930314ce0d595d2f3555947267fa42c6,
  "/src/features/users/admin/OwnPasswordField#OwnPasswordField": OwnPasswordField_15f0af377fe69f37f83d5a8326960b46,
  "/src/features/users/admin/AccountSecurity#AccountSecurity": AccountSecurity_150cb32a6735c21f08f338d39c9f6bb1,
  "/src/features/users/oidc/admin/Identities#Identities": Identities_2e2c564781cde7935b0833b2a4bfae1e,
  "/src/features/users/admin/InviteView#InviteView": InviteView_ad6ece360e314f9e832fb1f4aaf39848,
  "/src/features/navigation/admin/RowLabel#RowLabel": RowLabel_0f1f6b50a28e87547ab46a23abe6dcc7,
  "/src/features/insights/admin/InsightView#InsightView": InsightView_5eb60c454026762f77d24b313fc2db73,
  "/src/web/admin/LookField#LookField": LookField_ad83f9e30ea6d0656e21cfde20eeb3ef,
  "/src/web/admin/ColourField#ColourField": ColourField_85b8d9c8ea2a2b9ae77d7ae5dab215cb,
  "/src/web/admin/OfLook#OfLook": OfLook_a39767105c14545b358a65074cefcb99,
  "/src/web/admin/texts/TextsEditor#TextsEditor": TextsEditor_d3a5504718c5e9cea2c3ca4e31fb1cd2,
  "/src/features/sms/admin/GatewayStatus#GatewayStatus": GatewayStatus_cbe6c7bfc67299e4e2e302e57faa2ec5,
  "/src/web/admin/SecretField#SecretField": SecretField_9656550c38f25245ad3bc3fc560f8766,
  "/src/features/forwarding/admin/ForwardingStatus#ForwardingStatus": ForwardingStatus_9e24bbbe6f24d425a535cb7d931c1c6a,
  "/src/web/admin/ListedHere#ListedHere": ListedHere_583febc4d2c4874b0bb270e9331fb597,
  "/src/features/privacy/admin/PrivacyScreen#PrivacyScreen": PrivacyScreen_d625178e8e594a473ac8bbd352cb2890,
  "/src/features/writingHelp/admin/ConnectionTest#ConnectionTest": ConnectionTest_adbb5b1458a77e99e652cda5122949c5,
  "/src/blocks/admin/RowLabel#RowLabel": RowLabel_5272dc7c32198313014c611871cc2148,
  "/src/features/catalogue/blocks/hotspots/admin/PointPlace#PointPlace": PointPlace_f82f671d812f08be7b814114034a5c1d,
  "/src/web/admin/CodeField#CodeField": CodeField_749bbb93cb67b1dbc3d1c058c1024b64,
  "/src/web/admin/BrandLogo#BrandIcon": BrandIcon_6ce6ebe3074383b2bc4d720c47edfb19,
  "/src/web/admin/BrandLogo#BrandLogo": BrandLogo_6ce6ebe3074383b2bc4d720c47edfb19,
  "/src/features/adminSearch/admin/AdminSearch#AdminSearch": AdminSearch_9afd3e5b4dba85e5cd6e5ff59dcf1cb9,
  "/src/features/users/admin/PasskeySignIn#PasskeySignIn": PasskeySignIn_e89411e24388988f7d365a1712870f3c,
  "/src/features/users/oidc/admin/SingleSignOn#SingleSignOn": SingleSignOn_bba08cdba921d6f086437f7d0c73b3bc,
  "/src/features/users/admin/SecondStepPrompt#SecondStepPrompt": SecondStepPrompt_d171138807a9b59f73c97e75c0941bb5,
  "/src/features/desk/admin/Desk#Desk": Desk_7dc1891ff71859429146de69683b5271,
  "/src/features/insights/admin/InsightSummary#InsightSummary": InsightSummary_cdf2fdc347ab9af8e845c44716cfed4f,
  "/src/features/backups/admin/BackupNotice#BackupNotice": BackupNotice_da83d4da2a5c912b7ece7a9b02fac1a1,
  "/src/features/cdn/admin/CdnNotice#CdnNotice": CdnNotice_0e3745e89ccb785d9b42302bf6b6fd4b,
  "/src/web/admin/FixedWords#FixedWords": FixedWords_bc1bdd5911ad8a6c7453aa1446f23fc9,
  "/src/features/pages/admin/ScheduleRefusals#ScheduleRefusals": ScheduleRefusals_8c794ab9743071d54b946c0ec9cfd0d6,
  "/src/features/collaboration/admin/FormStates#FormStates": FormStates_68239baaa6976e53fb5126e6899a8b51,
  "/src/features/deletion/admin/DeletionDialog#DeletionDialog": DeletionDialog_dd3d963e4d33e846adc5a24559f28d73,
  "/src/features/users/admin/SessionKeeper#SessionKeeper": SessionKeeper_e3bce107d01d2d60dd8f6df678bfeabd,
  "/src/features/visualEditing/admin/StaffMarker#StaffMarker": StaffMarker_18e96d338a2c6b0e8f226c35a7ad93c6,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/web/admin/NewDraftView#NewDraftView": NewDraftView_695d704ef8b183c16a272567575257b1,
  "/src/features/privacy/admin/PrivacyView#PrivacyView": PrivacyView_73872217f2581675effb20f660cc2429,
  "/src/features/users/admin/SignInView#SignInView": SignInView_5654fc5d923365a820e9e51fc4ccff64,
  "/src/features/users/admin/InvitationView#InvitationView": InvitationView_ae1b01d49ebf0ef71652beee3051c0e8,
  "/src/features/insights/admin/ShortAddress#ShortAddress": ShortAddress_731825928bae241ead33cb3c443d835b,
  "/src/web/admin/FirstScreen#FirstScreen": FirstScreen_8ec6933b3fdc4b47aa916e0967eea89c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
