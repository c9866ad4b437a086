import { Box, Grid, Heading } from '@chakra-ui/react';
import { settlePackage } from '@wayline/core/areas/trip/trip-packages/settle-package';
import type { TripId } from '@wayline/core/base/ids';
import { formatMoney } from '@wayline/core/base/money-text';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../../lib/paths';
import { useSeesFigures } from '../../../../lib/use-permission';
import { Form } from '../../../../ui/fields/form';
import { TextField } from '../../../../ui/fields/text-field';
import { StaleNotice } from '../../../../ui/stale-notice';
import { getPercentages, soundRates } from '../package-form';
import { packagePrice } from '../package-price';
import type { LiveBooking, PackageNow } from '../package-queries';
import { usePackageEditor } from '../use-package-editor';
import { useRowHandlers } from '../use-row-handlers';
import { BackButton } from './back-button';
import { CategoryList } from './category-list';
import { PackageSummary } from './package-summary';
import { SaveBar } from './save-bar';
import { TermsFields } from './terms-fields';

type Props = { id: TripId; known: PackageNow | undefined; bookings: readonly LiveBooking[]; currency: string };
const FORM = 'package-form';
const TEXTS = [
  { name: 'description', label: 'Description' },
  { name: 'includes', label: 'Includes' },
  { name: 'excludes', label: 'Not included' },
] as const;

/** Builds a package: its bookings, how it is priced, what is said of it, and at every moment what it comes to. Source: R-TRIP-005. */
export const PackageEditor = ({ id, known, bookings, currency }: Props) => {
  const { form, values, unsaved, stale, save } = usePackageEditor({ id, known, bookings, currency });
  const navigate = useNavigate();
  const hands = useRowHandlers(form);
  const seesFigures = useSeesFigures();
  const {
    price_type,
    currency: code,
    rates,
    booking_mappers,
    markup_pct,
    partner_commission_pct,
    commission_pct,
  } = values;
  const packageId = known?.id;
  // What is typed into texts works no figure out anew.
  const settled = useMemo(() => {
    const terms = { id: packageId, price_type, currency: code, rates: soundRates(rates), booking_mappers };
    return settlePackage(
      { ...terms, ...getPercentages({ markup_pct, partner_commission_pct, commission_pct }) },
      bookings,
    );
  }, [
    packageId,
    bookings,
    code,
    price_type,
    rates,
    booking_mappers,
    markup_pct,
    partner_commission_pct,
    commission_pct,
  ]);
  const total = packagePrice({ settled, known, unsaved, seesFigures });
  const bar = { form, formId: FORM, unsaved: unsaved || !known };
  return (
    <Box>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 336px' }} gap="6" alignItems="start">
        <Box minW="0">
          <BackButton onLeave={() => void navigate(PATHS.tripPackages(id))} />
          <Form id={FORM} form={form} onSubmit={save} keepAs={`package-${packageId ?? 'new'}`} unsaved={unsaved}>
            {stale && <StaleNotice {...stale} />}
            <TextField control={form.control} name="name" label="Package name" maxLength={255} required />
            <TermsFields form={form} values={values} settled={settled} />
            <Heading as="h2" textStyle="section" pt="2">
              Bookings
            </Heading>
            <CategoryList
              settled={settled}
              currency={code}
              packageId={packageId}
              byPerson={price_type === 'price_per_person'}
              hands={hands}
            />
            <Heading as="h2" textStyle="section" pt="2">
              Client description
            </Heading>
            {TEXTS.map((text) => (
              <TextField key={text.name} control={form.control} {...text} lines={3} maxLength={10_000} />
            ))}
          </Form>
        </Box>
        <Box
          as="aside"
          aria-label="Package total"
          position={{ lg: 'sticky' }}
          top={{ lg: 'calc(56px + var(--page-pad))' }}
        >
          <PackageSummary form={values} settled={settled} packageId={packageId} total={total} />
          <SaveBar {...bar} />
        </Box>
      </Grid>
      <SaveBar {...bar} total={total === undefined ? '' : formatMoney({ minor: total, currency: code })} />
    </Box>
  );
};
