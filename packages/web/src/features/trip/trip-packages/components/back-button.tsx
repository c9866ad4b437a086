import { Button } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';

/** Leads from a package back to all packages of the trip. */
export const BackButton = ({ onLeave }: { onLeave: () => void }) => (
  <Button variant="ghost" size="sm" ms="-3" mb="2" onClick={onLeave}>
    <ArrowLeft size={16} aria-hidden /> All packages
  </Button>
);
