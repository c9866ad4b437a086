import { getKindStyle } from '@wayline/core/areas/notifications/kinds';
import {
  AlarmClock,
  Bell,
  BriefcaseBusiness,
  CircleCheck,
  CreditCard,
  FileText,
  ListTodo,
  type LucideIcon,
  Mail,
  Map as MapIcon,
  MessageCircle,
  Plane,
  Users,
} from 'lucide-react';

const ICONS: Record<ReturnType<typeof getKindStyle>['icon'], LucideIcon> = {
  alarm: AlarmClock,
  bell: Bell,
  bookings: BriefcaseBusiness,
  card: CreditCard,
  check: CircleCheck,
  file: FileText,
  flight: Plane,
  form: ListTodo,
  mail: Mail,
  message: MessageCircle,
  people: Users,
  trip: MapIcon,
};

/** The icon of a kind of notification; one that only another version knows has the bell's. */
export const KindIcon = ({ kind }: { kind: string }) => {
  const Icon = ICONS[getKindStyle(kind).icon];
  return <Icon size={16} aria-hidden />;
};
